import type { MessageDescriptor } from '@lingui/core'
import type { Component } from '#shared/handover/room/room.ts'
import { workingNames } from '#web/manage/handover/draft/draft-labels.ts'
import { conditionNames } from '#web/manage/protocol/labels/protocol-labels.ts'

type Judged = Pick<Component, 'condition' | 'works'>
type Change = [before: MessageDescriptor | undefined, after: MessageDescriptor | undefined]

/** What is different of a part, then and now: its condition, whether it works, or both. Undefined for what nobody said. */
export function changedWords(now: Judged, then: Judged): Change[] {
  const condition = ({ condition: said }: Judged) => (said === null ? undefined : conditionNames[said])
  const works = ({ works: said }: Judged) => (said === null ? undefined : workingNames[said])
  return [condition, works].map((read): Change => [read(then), read(now)]).filter(([before, after]) => before !== after)
}
