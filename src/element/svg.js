// Element helpers: how every part of the table makes elements. Text is always text, never markup.

/** @typedef {string | number | boolean | null | undefined | ((event: any) => void)} Value */
/** @typedef {Record<string, Value>} Attributes */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Sets attributes. A function is a listener, null or false takes the attribute away.
 * @param {Element} element
 * @param {Attributes} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.replace(/^on/, ""), value);
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  set(element, attributes);
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function s(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(SVG, tag));
  set(element, attributes);
  element.append(...children);
  return element;
}

/**
 * A group that is drawn again and again: a child is found by its key or made, and what is not asked for any more goes.
 * The children keep the order in which they were asked for.
 *
 *     const pieces = keyed(group(svg, "pieces"));
 *     for (const piece of view.pieces) pieces.put(piece.id, () => disc(piece), { transform: … });
 *     pieces.done();
 *
 * @param {Element} parent
 */
export function keyed(parent) {
  /** @type {Map<string, SVGElement>} */
  const old = new Map();
  for (const child of parent.children) {
    if (child instanceof SVGElement && child.dataset.key !== undefined) old.set(child.dataset.key, child);
  }
  /** @type {Element | null} */
  let last = null;
  return {
    /**
     * @param {string} key
     * @param {() => SVGElement} make
     * @param {Attributes} [attributes] set each time
     */
    put(key, make, attributes = {}) {
      const found = old.get(key);
      const element = found ?? make();
      old.delete(key);
      element.dataset.key = key;
      set(element, attributes);
      const next = last === null ? parent.firstElementChild : last.nextElementSibling;
      if (next !== element) parent.insertBefore(element, next);
      last = element;
      return element;
    },
    done() {
      for (const child of old.values()) child.remove();
    },
  };
}

/**
 * The group of that name directly inside, made when it is not there.
 * @param {Element} parent
 * @param {string} name
 * @param {Attributes} [attributes]
 * @returns {SVGGElement}
 */
export function group(parent, name, attributes = {}) {
  for (const child of parent.children) {
    if (child instanceof SVGGElement && child.dataset.group === name) return child;
  }
  const made = s("g", { "data-group": name, class: name, ...attributes });
  parent.append(made);
  return made;
}

/**
 * "suddenDeath" in words: "Sudden death".
 * @param {string} name
 */
export function words(name) {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_]/g, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
