// `ludotheque/tokens.css`: the custom properties of the table. It is imported for its effect.

export {};
