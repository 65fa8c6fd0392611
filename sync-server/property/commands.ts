import type { PropertyRow } from '#server/feed/rows/public-property.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { Written } from '#server/scope/served-command.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import * as commands from '#shared/property/manager/commands.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { wholePropertyOf } from './whole-property.ts'

interface Done {
  scoped: ScopedTransaction
  now: Date
  after: PropertyRow
  written: readonly Written[]
}
const around = (kind: ActivityKind) => ({
  log: ({ after: { id, name }, written }: Done) =>
    written.length > 0 ? { kind, record: { type: 'property' as const, id, name } } : undefined,
  answer: ({ scoped, after, now }: Done) => wholePropertyOf(scoped, after, dayAtHome(now)),
})

export const createRentObject = serveCommand(commands.createRentObject, {
  amend:
    ({ scoped }) =>
    async (write) => ({ ...write, columns: { code: await scoped.newCode() } }),
  ...around('property_created'),
})

export const changeDetails = serveCommand(commands.changeDetails, around('property_changed'))
export const changeRent = serveCommand(commands.changeRent, around('rent_changed'))
