import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { onOneLine, withNothingUnseen } from '#shared/plain-text.ts'

export const MAX_TEXT_LENGTH = 200
export const MAX_COMMENT_LENGTH = 2000

/** Half a surrogate pair, or a control character other than tab and line break: PostgreSQL cannot store the first. */
const isStorable = (value: string) => value.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(value)

export const storable = z.refine<string>(isStorable, { error: 'unreadable_characters' satisfies IssueCode })

/** A line of text that must hold more than blanks; `missing` says which one is missing. */
export const requiredText = (missing: IssueCode, most = MAX_TEXT_LENGTH) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.minLength(1, { error: missing }),
      z.maxLength(most, { error: most === MAX_TEXT_LENGTH ? 'text_too_long' : 'comment_too_long' }),
      storable,
    )

const text = (most: number, tooLong: IssueCode) =>
  z.string({ error: 'invalid' satisfies IssueCode }).check(z.trim(), z.maxLength(most, { error: tooLong }), storable)
export const anyText = () => text(MAX_TEXT_LENGTH, 'text_too_long')
export const anyComment = () => text(MAX_COMMENT_LENGTH, 'comment_too_long')

export const optionalText = () => z._default(anyText(), '')
export const comment = () => z._default(anyComment(), '')

/** “//”, “www.”, and a path behind a domain, also in letters that only look like these. */
const anAddress = /\/\/|\\\\|www\.|\.\p{L}{2,}\//iu

/**
 * What somebody is called, or where something stands, as it reads: what nobody sees in it would let it be read otherwise where it is
 * signed, and a line break begin a line of its own. It is left out and not refused: a text that was copied is full of it.
 */
export const requiredLine = (missing: IssueCode) =>
  z
    .string({ error: missing })
    .check(
      z.refine(isStorable, { error: 'unreadable_characters' satisfies IssueCode, abort: true }),
      z.overwrite(onOneLine),
      z.minLength(1, { error: missing }),
      z.maxLength(MAX_TEXT_LENGTH, { error: 'text_too_long' satisfies IssueCode }),
    )

/** The same, where nobody has to say it. */
export const optionalLine = () => z._default(anyText().check(z.overwrite(onOneLine)), '')

/** Words of several lines, as they read: those stay, and nothing in them hides or turns letters around. */
export const optionalWords = () => z._default(anyText().check(z.overwrite(withNothingUnseen)), '')

/** A name is no address: what looks like one would become a link where the name is shown, such as in a mail. */
export const personName = (missing: IssueCode) =>
  requiredLine(missing).check(
    z.refine((name) => !anAddress.test(name.normalize('NFKC')), { error: 'name_with_address' satisfies IssueCode }),
  )

/** Words to look for in a list; as long and as storable as what they are looked for in. */
export const searchText = () => anyText()

/** An address mail can be sent to; e-mail has no reason of its own for being empty (applicant.md, Validation). */
export const email = () =>
  z
    .string({ error: 'email_invalid' })
    .check(z.trim(), z.email({ error: 'email_invalid' }), z.maxLength(254, { error: 'email_invalid' }))

/** A UUID in any of its versions, in lower case; ours are version 7, made by whoever creates the record. */
export const id = () => z.uuid({ error: 'invalid' satisfies IssueCode }).check(z.toLowerCase())
