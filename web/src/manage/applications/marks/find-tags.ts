import { tagText } from '#shared/application/manager/marks.ts'
import { areSameWords } from '#shared/same-words.ts'
import { lookFor, saidBy } from '#shared/search/search.ts'

/** As many as anybody goes through; who has more types. */
const MOST = 50

/** What can be chosen for what was typed. */
export interface FoundTags {
  tags: readonly string[]
  /** What was typed, as it would be kept, where there is no such tag. */
  fresh: string | undefined
  /** The tag that says what was typed, in whatever case. */
  same: string | undefined
}

/** @param without tags that are there already */
export function findTags(typed: string, all: readonly string[], without: readonly string[]): FoundTags {
  const isFree = (tag: string) => !without.some((each) => areSameWords(each, tag))
  const isFound = lookFor(typed.slice(0, 100))
  const tags = all.filter((tag) => isFree(tag) && isFound(saidBy(tag))).slice(0, MOST)
  const read = tagText().safeParse(typed)
  if (!read.success) return { tags, fresh: undefined, same: undefined }
  const isSame = (tag: string) => areSameWords(tag, read.data)
  const isNew = isFree(read.data) && !all.some(isSame)
  return { tags, fresh: isNew ? read.data : undefined, same: all.find((tag) => isFree(tag) && isSame(tag)) }
}
