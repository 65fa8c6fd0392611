/** A house number stays beside its street, however narrow the line. */
export const wholeAddress = (address: string) => address.replaceAll(/(?<=\p{L}\.?) (?=\d+ ?[a-z]?(,|$))/gu, '\u00A0')
