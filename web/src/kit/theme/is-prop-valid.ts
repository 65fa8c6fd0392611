/**
 * Stands in for the list of all attributes of HTML and SVG that Chakra looks into before it hands a prop to an element
 * (vite.config.ts): TypeScript has done that already, and every visitor would load it.
 */
// Its place wants a default export.
// oxlint-disable-next-line import/no-default-export
export default function isPropValid(name: string): boolean {
  return name !== 'theme' && name !== 'as'
}
