/**
 * Stands in for the list of all properties of CSS that Chakra looks a prop up in (lean.ts): the browser has it, and every visitor would
 * load it. Not by what its style objects have, which is more: `src` of a typeface, `length`.
 */
export const isCssProperty = (name: string): boolean =>
  name.startsWith('--') || /&|@/.test(name) || CSS.supports(name.replace(/[A-Z]/g, '-$&'), 'inherit')
