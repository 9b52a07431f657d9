/** A style sheet as text: the package is built with its styles inside. */
declare module "*.css" {
	const text: string;
	export default text;
}
