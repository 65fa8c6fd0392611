/** Enough of it to see that two pages belong together. */
export const shortHash = (hash: string) => hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')
