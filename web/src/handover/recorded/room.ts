import { msg } from '@lingui/core/macro'
import type { Component, RoomContent } from '#shared/handover/room.ts'
import type { Column, Say } from './column.ts'
import { conditionNames, coverageNames, workingNames } from './protocol-words.ts'

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

/** Of a room that nobody saw, this would say too much. */
export const hasNoDefects = ({ defects, coverage }: RoomContent) =>
  defects.length === 0 && (coverage === 'inspected' || coverage === 'partly')
