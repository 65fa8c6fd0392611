import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { areSameWords, asCompared } from '#shared/same-words.ts'
import { storable } from '#shared/text.ts'

/** Of one application. */
export const MAX_TAGS = 10
export const MAX_TAG_LENGTH = 40

/** A word of a team's own about an application, on one line. */
export const tagText = () =>
  z.string({ error: 'tag_required' satisfies IssueCode }).check(
    storable,
    // One that was typed on another keyboard is the same word.
    z.overwrite((text) => onOneLine(text).normalize('NFC')),
    z.minLength(1, { error: 'tag_required' satisfies IssueCode }),
    z.maxLength(MAX_TAG_LENGTH, { error: 'tag_too_long' satisfies IssueCode }),
  )

export const starChange = z.object({ isStarred: z.boolean() })

/** One tag, so that who sets one and who removes another do not meet. */
export const tagChange = z.object({ tag: tagText(), isTagged: z.boolean() })

/** Each word once, in whatever case, as it comes first; in the order of the alphabet. */
export function distinctTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const tag of tags) if (!found.has(asCompared(tag))) found.set(asCompared(tag), tag)
  return [...found.values()].toSorted(compare)
}

const { compare } = new Intl.Collator()

/** @returns whether an application has it, in whatever case */
export const hasTag = ({ tags }: { tags: readonly string[] }, tag: string): boolean =>
  tags.some((each) => areSameWords(each, tag))
