/** `Zoë` as `Zoe`. Most text has none, and is left alone: taking it apart costs much in a list of thousands. */
export const withoutAccents = (text: string): string =>
  onlyAscii.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')

const onlyAscii = /^[\x20-\x7E]*$/
