import { type Message, translate } from '#server/i18n/catalogues.ts'
import type { Locale } from '#shared/languages.ts'
import { onOneLine } from '#shared/plain-text.ts'
import type { Sender } from './sender.ts'

/** What stands in a placeholder: words that somebody wrote, or something of our own that may be a link or have lines. */
type Value = string | { link: URL } | { list: readonly Message[] }

interface Draft {
  locale: Locale
  sender: Sender
  subject: Message
  paragraphs: readonly Message[]
  /** Said only where there is somebody to ask, who stands in `{contact}`. */
  question?: Message
  values: Readonly<Record<string, Value>>
}

interface Words {
  subject: string
  /** Plain text. */
  body: string
  /** Shown in place of the configured name; undefined for the operator. */
  fromName: string | undefined
  replyTo: string | undefined
}

/**
 * A mail's words. Nothing else can be queued, and nothing else makes them: whatever somebody wrote becomes part of a mail as
 * words, and in no other way.
 */
export class Letter {
  readonly #words: Words

  constructor(draft: Draft) {
    this.#words = write(draft)
  }

  get words(): Words {
    return this.#words
  }
}

function write({ locale, sender, subject, paragraphs, question, values }: Draft): Words {
  const own = [sender.email ?? '', asWords(sender.phone)].filter(Boolean).join(', ')
  const contact = own || sender.operatorEmail
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inText(locale, value)]))
  const say = (message: Message) => translate(locale, message, { ...said, ...(contact && { contact }) })
  const asked = question && contact ? [...paragraphs, question] : paragraphs
  const signature = sender.name === undefined ? ['Einzug'] : [asWords(sender.name), asWords(sender.address), own]
  const end = [say(closing), ...signature.filter(Boolean)].join('\n')
  return {
    subject: say(subject),
    body: `${[...asked.map(say), end].join('\n\n')}\n`,
    fromName: sender.name === undefined ? undefined : asWords(sender.name),
    replyTo: sender.email ?? (own ? undefined : sender.operatorEmail),
  }
}

function inText(locale: Locale, value: Value): string {
  if (typeof value === 'string') return asWords(value)
  return 'link' in value ? value.link.href : value.list.map((each) => `- ${translate(locale, each)}`).join('\n')
}

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

const closing: Message = /*i18n*/ { id: 'mail.closing', message: 'Kind regards' }
