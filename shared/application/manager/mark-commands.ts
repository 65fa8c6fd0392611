import { defineCommand, refuse, type Write } from '#shared/command.ts'
import { areSameWords } from '#shared/same-words.ts'
import type { ManagedApplication } from './application.ts'
import { managedApplicationContract } from './contract.ts'
import { hasTag, MAX_TAGS } from './marks.ts'

/** Sets the star of a team, or takes it away. */
export const setStar = defineCommand({
  endpoint: managedApplicationContract.setStar,
  about: 'application',
  apart: 'marks',
  inAnyOrder: () => true,
  apply: ({ body: { isStarred } }, application) =>
    application.isStarred === isStarred ? [] : [mark(application, { isStarred })],
})

/** Adds one tag, or takes one away; the others stay, whoever set them. */
export const setTag = defineCommand({
  endpoint: managedApplicationContract.setTag,
  about: 'application',
  apart: 'marks',
  inAnyOrder: () => true,
  apply({ body: { tag, isTagged } }, application) {
    const { tags } = application
    if (hasTag(application, tag) === isTagged) return []
    if (!isTagged) return [mark(application, { tags: tags.filter((each) => !areSameWords(each, tag)) })]
    if (tags.length >= MAX_TAGS) return refuse('VALIDATION_FAILED', [{ path: ['tag'], issue: 'too_many_tags' }])
    return [mark(application, { tags: [...tags, tag] })]
  },
})

/** No news of the application itself: who decides about it has nothing to look at anew, and it is kept no longer for it. */
const mark = (
  { id, marksVersion }: ManagedApplication,
  change: Partial<Pick<ManagedApplication, 'isStarred' | 'tags'>>,
): Write => ({
  entity: 'application',
  id,
  change: { ...change, marksVersion: marksVersion + 1 },
  keepsUpdatedAt: true,
  keepsVersion: true,
})
