/** Stands in for the list of all properties of CSS that Chakra looks a prop up in (lean.ts): the browser has it, and every visitor would load it. */
export const isCssProperty = (name: string): boolean =>
  name in document.documentElement.style || name.startsWith('--') || /&|@/.test(name)
