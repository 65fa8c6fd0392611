import * as z from 'zod/mini'
import { type ApplicationStatus, applicationStatuses, canTakeBack, reasonBack } from '#shared/application/status.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import type { CommandInput } from '#web/manage/sync/effects/command-types.ts'

/** One more change that leads back to what was before. */
export interface WayBackOf<N extends 'changeStatus' | 'setStar' | 'setTag' = 'changeStatus' | 'setStar' | 'setTag'> {
  name: N
  input: CommandInput<N>
}

const step = z.object({ sendMail: z.optional(z.boolean()) })
const star = z.object({ isStarred: z.boolean() })
const tag = z.object({ tag: z.string(), isTagged: z.boolean() })

/**
 * Undefined where none leads there, or somebody was written to.
 * @param reason of a rejection that is brought back
 */
export function wayBackOf(command: StoredCommand, reason = ''): WayBackOf | undefined {
  const { name, params, body, base, ifMatch = 0 } = command
  const { id } = command.about
  const of = { params: { id }, about: { entity: 'application' as const, id } }
  if (name === 'setStar') {
    const { data } = star.safeParse(body)
    return data && { name, input: { ...of, body: { isStarred: !data.isStarred } } }
  }
  if (name === 'setTag') {
    const { data } = tag.safeParse(body)
    return data && { name, input: { ...of, body: { ...data, isTagged: !data.isTagged } } }
  }
  if (name !== 'changeStatus') return undefined
  // What does not say that none was sent may have sent one.
  const hasMail = step.safeParse(body ?? {}).data?.sendMail !== false
  const [before, after] = [statusOf(base.status), statusOf(params?.['status'])]
  if (!before || !after || !canTakeBack(before, after, hasMail)) return undefined
  const said = { reason: reasonBack(before, reason), sendMail: false }
  const input = { ...of, params: { id, status: before }, body: said, ifMatch: ifMatch + 1 }
  return { name, input }
}

/** Whether a change is that way, or another one to the same. */
export const leadsBy = ({ name, params, body }: StoredCommand, way: WayBackOf): boolean =>
  name === way.name &&
  canonicalJson(params ?? null) === canonicalJson(way.input.params) &&
  (name === 'changeStatus' || canonicalJson(body ?? null) === canonicalJson(way.input.body))

const statusOf = (text: string | undefined): ApplicationStatus | undefined =>
  applicationStatuses.find((status) => status === text)
