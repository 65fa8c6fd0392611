import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { formatNumber } from '#shared/format-number.ts'
import type { Component, Defect, RoomContent } from '#shared/handover/room/room.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { formatExactly } from '#shared/money.ts'
import { sayPercent } from '#web/manage/protocol/labels/amounts.ts'
import { sayDefect } from '#web/manage/protocol/labels/defect.ts'
import { sayWorkedOut } from '#web/manage/protocol/labels/worked-out.ts'
import {
  conditionNames,
  coverageNames,
  positionNames,
  remedyNames,
  responsibilityNames,
} from '#web/manage/protocol/labels/protocol-labels.ts'
import { type Fact, fact, factsOfList } from './fact.ts'
import { useSaidOf } from './use-said-of.ts'

/** What was recorded of a room: every part and every defect by its name. */
export function useRoomFacts() {
  const { t, i18n } = useLingui()
  const saidOf = useSaidOf()
  const part = (label: string, words: string | undefined | null) => (words ? saidOf(label, words) : undefined)
  const photosOf = (ids: readonly string[]) =>
    ids.length > 0 ? t`${plural(ids.length, { one: '# photo', other: '# photos' })}` : ''
  const works = { yes: t`Works`, no: t`Does not work`, untested: t`Not tested` }

  const componentOf = ({ type, condition, works: answer, installedYear, note, photoIds }: Component) => ({
    label: type,
    parts: [
      condition && i18n._(conditionNames[condition]),
      answer && works[answer],
      installedYear !== null && part(t`Installed in the year`, String(installedYear)),
      note,
      photosOf(photoIds),
    ],
  })

  const defectOf = (defect: Defect, { components }: RoomContent, law: HomeCountry | undefined) => {
    const { place, size, remedy, responsible, share, amount, deadline, positions } = defect
    const name = sayDefect(defect, (words) => i18n._(words))
    return {
      label: t`Defect: ${name}`,
      parts: [
        components.find(({ id }) => id === defect.componentId)?.type,
        place,
        size,
        i18n._(remedyNames[remedy]),
        part(t`Who bears it`, i18n._(responsibilityNames[responsible])),
        share !== null && sayPercent(share),
        amount !== null && formatExactly(amount, law),
        sayWorkedOut((words) => i18n._(words), defect, { jurisdiction: law }),
        deadline !== null && formatDate(deadline),
        ...Object.values(positions).map((said) => [i18n._(positionNames[said.position]), said.text].join(' ').trim()),
        photosOf(defect.photoIds),
      ],
    }
  }

  return (content: RoomContent, law: HomeCountry | undefined): Fact[] => {
    const { name, coverage, coverageReason, position, note, photoIds } = content
    const gone = (content.goneDefectIds ?? []).map((id) => ({ id }))
    return [
      fact(t`Name of the room`, name),
      fact(t`Was the room seen?`, coverage, coverage ? i18n._(coverageNames[coverage]) : ''),
      fact(t`Why not all of it was seen`, coverageReason),
      fact(t`Place in the order of rooms`, position, formatNumber(position, i18n.locale)),
      ...factsOfList('component', content.components, componentOf),
      ...factsOfList('defect', content.defects, (defect) => defectOf(defect, content, law)),
      ...factsOfList('gone', gone, () => ({ label: t`Defect of the protocol before`, parts: [t`No longer there`] })),
      fact(t`Note`, note),
      fact(t`Photos of the room`, photoIds.length > 0 ? photoIds : null, photosOf(photoIds)),
    ]
  }
}
