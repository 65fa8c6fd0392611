import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_AMOUNT } from '#shared/number.ts'
import { comment, id, optionalText, requiredText } from '#shared/text.ts'
import { partyPositions, remedies, responsibilities } from './defect-values.ts'
import { workedOut } from './worked-out.ts'

const coverages = ['inspected', 'partly', 'inaccessible', 'not_present'] as const
export type Coverage = (typeof coverages)[number]

/** The best first. */
export const conditions = ['new', 'good', 'used', 'worn', 'defective'] as const
export type Condition = (typeof conditions)[number]

export const workings = ['yes', 'no', 'untested'] as const

const photoIds = z._default(z.array(id()).check(z.maxLength(30)), [])

/** Null where nobody said one. */
export const money = z.nullable(
  z
    .number({ error: 'invalid' satisfies IssueCode })
    .check(
      z.minimum(0, { error: 'invalid' satisfies IssueCode }),
      z.maximum(MAX_AMOUNT, { error: 'amount_too_large' satisfies IssueCode }),
    ),
)

/** A part of a room: wall, floor, window, cooker. `type` is a word of the template or the person's own. */
export const component = z.object({
  id: id(),
  type: requiredText('component_required'),
  condition: z.nullable(z.enum(conditions)),
  works: z.nullable(z.enum(workings)),
  /** Year; for the residual value. */
  installedYear: z.nullable(
    z
      .number()
      .check(
        z.refine(Number.isInteger, { error: 'whole_number_required' satisfies IssueCode }),
        z.minimum(1800, { error: 'invalid' satisfies IssueCode }),
        z.maximum(2200, { error: 'invalid' }),
      ),
  ),
  note: comment(),
  photoIds,
})
export type Component = z.output<typeof component>

/** What is not as it should be. Its number counts through the whole protocol and is given when it is signed. */
export const defect = z.object({
  id: id(),
  componentId: z.nullable(id()),
  /** May be empty where a photo says it (ready-to-sign.ts). */
  description: comment(),
  /** Where in the room. */
  place: optionalText(),
  size: optionalText(),
  remedy: z.enum(remedies),
  responsible: z.enum(responsibilities),
  /** Percent that the tenant bears, or an amount; either, both or none. */
  share: z.nullable(
    z
      .number({ error: 'share_invalid' satisfies IssueCode })
      .check(
        z.minimum(0, { error: 'share_invalid' satisfies IssueCode }),
        z.maximum(100, { error: 'share_invalid' satisfies IssueCode }),
      ),
  ),
  amount: money,
  /** Where the amount was put down from a suggestion. Absent otherwise, and in what older versions wrote and signed. */
  workedOut: z.optional(workedOut),
  deadline: z.nullable(calendarDate('date_invalid')),
  /** What each party says to it, by the party's id. */
  positions: z._default(z.record(id(), z.object({ position: z.enum(partyPositions), text: optionalText() })), {}),
  /** The same defect in the protocol that this one is compared with. */
  baselineDefectId: z.nullable(id()),
  photoIds,
})
export type Defect = z.output<typeof defect>

/** A room as somebody recorded it: what is sent and merged as one piece. */
export const roomContent = z.object({
  name: requiredText('room_name_required'),
  /** Its place in the walk through the property. */
  position: z.number().check(z.minimum(Number.MIN_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER)),
  coverage: z.nullable(z.enum(coverages)),
  /** Why not all of it was seen. */
  coverageReason: optionalText(),
  components: z._default(z.array(component).check(z.maxLength(100)), []),
  defects: z._default(z.array(defect).check(z.maxLength(100)), []),
  /**
   * Defects of the protocol before that somebody looked for and did not find: every other one that is not recorded again was not
   * looked at. Absent in what older versions wrote and signed.
   */
  goneDefectIds: z.optional(z.array(id()).check(z.maxLength(300))),
  note: comment(),
  photoIds,
})
export type RoomContent = z.output<typeof roomContent>

/** A room of a protocol, as the feed carries it. */
export const protocolRoom = z.object({
  id: z.string(),
  organizationId: z.string(),
  protocolId: z.string(),
  content: roomContent,
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ProtocolRoom = z.output<typeof protocolRoom>

/** Of those that somebody looked for: a room that does not exist here is named, and is none. */
export const existing = <R extends { content: Pick<RoomContent, 'coverage'> }>(rooms: readonly R[]): R[] =>
  rooms.filter(({ content }) => content.coverage !== 'not_present')

/** Parts that are graded defective, or do not work, and have no defect of their own: nobody bears it, and no number counts it. */
export const undescribedDefects = ({ components, defects }: Pick<RoomContent, 'components' | 'defects'>): Component[] =>
  components.filter(
    ({ id: componentId, condition, works }) =>
      (condition === 'defective' || works === 'no') && !defects.some((each) => each.componentId === componentId),
  )

/** Parts that are graded as new or good, though a defect of theirs is recorded: one of both is not meant so. */
export const wellGradedDefects = ({ components, defects }: Pick<RoomContent, 'components' | 'defects'>): Component[] =>
  components.filter(
    ({ id: componentId, condition }) =>
      (condition === 'new' || condition === 'good') && defects.some((each) => each.componentId === componentId),
  )
