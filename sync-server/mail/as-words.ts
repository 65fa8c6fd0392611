import { onOneLine } from '#shared/plain-text.ts'

/**
 * What somebody wrote, as words in a mail of ours: on one line, and with nothing that a mail program makes a link or markup of.
 * They guess: `www.`, a scheme, a network share, or letters after a dot are enough for one of them. A blank ends every guess.
 */
export const asWords = (text: string): string =>
  onOneLine(text.toWellFormed())
    .replace(/[<>]/gu, (bracket) => (bracket === '<' ? '‹' : '›'))
    .replace(/[/\\]{2,}/gu, '/')
    .replace(/(?<=[\p{L}\p{N}]):(?=[^\s\p{N}])/gu, ': ')
    .replace(/(?<=www)[.。．｡․](?=\S)/giu, '. ')
    .replace(/[.。．｡․](?=[\p{L}\p{M}\u200C\u200D])/gu, '. ')
    .replace(/@(?=\S)/gu, '@ ')
