import { msg } from '@lingui/core/macro'
import type { Component, RoomContent } from '#shared/handover/room/room.ts'
import type { Column, Say } from './column.ts'
import { conditionNames, coverageNames, workingNames } from './protocol-labels.ts'

/** How much of a room was seen, and why not all of it. */
export const sayCoverage = (say: Say, { coverage, coverageReason }: RoomContent) =>
  [coverage ? say(coverageNames[coverage]) : say(msg`Not recorded yet`), coverageReason].filter(Boolean).join(' – ')

export const componentColumns = (say: Say): Column<Component>[] => [
  { title: say(msg`Part`), width: 120, cell: ({ type }) => type },
  {
    title: say(msg`Condition`),
    width: 70,
    cell: ({ condition }) => (condition ? say(conditionNames[condition]) : ''),
  },
  { title: say(msg`Works`), width: 60, cell: ({ works }) => (works ? say(workingNames[works]) : '') },
  {
    title: say(msg`Installed`),
    width: 50,
    cell: ({ installedYear }) => (installedYear === null ? '' : String(installedYear)),
  },
  { title: say(msg`Note`), width: '*', cell: ({ note }) => note },
]

/** Undefined where defects are listed, and of a room that nobody saw: this would say too much. So would "no defects" beside a defective part. */
export function sayNoDefects(say: Say, { defects, coverage, components }: RoomContent): string | undefined {
  if (defects.length > 0 || (coverage !== 'inspected' && coverage !== 'partly')) return undefined
  return components.some(({ condition, works }) => condition === 'defective' || works === 'no')
    ? say(msg`No defects recorded beyond what stands above.`)
    : say(msg`No defects recorded.`)
}
