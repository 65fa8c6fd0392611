import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Defect } from '#shared/handover/room/room.ts'

/** What is wrong, in the words that somebody wrote, else in those that stand for a photo. */
export function sayDefect(
  { description, photoIds }: Pick<Defect, 'description' | 'photoIds'>,
  say: (words: MessageDescriptor) => string,
): string {
  if (description !== '') return description
  return photoIds.length > 0 ? say(msg`As the photo shows`) : say(msg`Not described yet`)
}
