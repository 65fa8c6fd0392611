/**
 * Letters so large, in the browser's own settings, that a phone holds half a line: what stands beside something else stands below it, and
 * what stays where it is goes along with the page. It is counted in letters, so that a phone as it comes is none of it.
 */
export const HAS_LARGE_LETTERS = '(max-width: 15rem)'
export const largeLetters = `@media ${HAS_LARGE_LETTERS}` as const
