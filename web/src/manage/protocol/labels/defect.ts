import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '#shared/dates.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import type { NumberedDefect } from '#shared/handover/room/number-defects.ts'
import type { Defect, ProtocolRoom } from '#shared/handover/room/room.ts'
import { formatExactly } from '#shared/money.ts'
import { sayPercent } from './amounts.ts'
import type { Pair, Say } from './column.ts'
import { positionNames, remedyNames, responsibilityNames } from './protocol-labels.ts'

/** The part of the room that it is of, and what is wrong with it. */
export const sayDefectOfPart = (say: Say, { room, defect }: Pick<NumberedDefect, 'room' | 'defect'>) =>
  [partOf(room, defect), sayDefect(defect, say)].filter(Boolean).join(' – ')

/** Where, how large, what is to be done, and who bears it. */
export function defectPairs(say: Say, defect: Defect, { jurisdiction }: Pick<ProtocolContent, 'jurisdiction'>): Pair[] {
  const { place, size, remedy, responsible, share, amount, deadline, baselineDefectId } = defect
  return [
    [say(msg`Where`), place],
    [say(msg`How large`), size],
    [say(msg`To be done`), say(remedyNames[remedy])],
    [say(msg`Borne by`), say(responsibilityNames[responsible])],
    [say(msg`Share of the tenant`), share === null ? '' : sayPercent(share)],
    [say(msg`Amount`), amount === null ? '' : formatExactly(amount, jurisdiction)],
    [say(msg`Until`), deadline === null ? '' : formatDate(deadline)],
    [say(msg`Protocol before`), baselineDefectId === null ? '' : say(msg`Recorded there already`)],
  ]
}

/** What the parties say to it, in their order: each with the name and what follows it. */
export const defectPositions = (say: Say, { positions }: Defect, { parties }: Pick<ProtocolContent, 'parties'>) =>
  parties.flatMap(({ id, name }) => {
    const taken = positions[id]
    if (!taken) return []
    return [{ partyId: id, name, words: [say(positionNames[taken.position]), taken.text].filter(Boolean).join(' – ') }]
  })

export const partOf = ({ content }: ProtocolRoom, { componentId }: Defect) =>
  content.components.find(({ id }) => id === componentId)?.type

/** What is wrong, in the words that somebody wrote, else in those that stand for a photo. */
export function sayDefect(
  { description, photoIds }: Pick<Defect, 'description' | 'photoIds'>,
  say: (words: MessageDescriptor) => string,
): string {
  if (description !== '') return description
  return photoIds.length > 0 ? say(msg`As the photo shows`) : say(msg`Not described yet`)
}
