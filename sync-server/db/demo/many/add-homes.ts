import { inArray } from 'drizzle-orm'
import { daysFrom } from '#server/db/demo/add-application.ts'
import type { DemoProperty } from '#server/db/demo/add-property.ts'
import { addProtocol } from '#server/db/demo/add-protocol.ts'
import type { DemoDeps } from '#server/db/demo/demo-deps.ts'
import { accessCodes, properties, rentChanges, residents } from '#server/db/schema.ts'
import { newCode } from '#server/process/code/new-code.ts'
import { createDice, type Dice } from './dice.ts'
import { drawHome } from './draw-home.ts'
import { drawRenter } from './draw-renter.ts'

/** Which of the many are meant: those of a seed, by their number from 1. */
export interface Numbered {
  seed: number
  organizationId: string
  numbers: readonly number[]
}

export const homeDice = (seed: number, number: number) => createDice(`${seed} home ${number}`)

/** Homes with those who live there. @returns how many were not there yet */
export async function addHomes(demo: DemoDeps, { seed, organizationId, numbers }: Numbered): Promise<number> {
  const drawn = numbers.map((number) => drawNumbered(demo, seed, number, organizationId))
  const ids = drawn.map(({ row }) => row.id)
  const there = await demo.transaction.select({ id: properties.id }).from(properties).where(inArray(properties.id, ids))
  const known = new Set(there.map(({ id }) => id))
  const added = drawn.filter(({ row }) => !known.has(row.id))
  if (added.length === 0) return 0
  await claimCodes(
    demo,
    added.map(({ row }) => row),
  )
  const homes = await demo.transaction
    .insert(properties)
    .values(added.map(({ row }) => row))
    .returning()
  for (const [index, home] of homes.entries()) {
    const { dice } = added[index] ?? {}
    if (dice) await settle(demo, dice, home)
  }
  return homes.length
}

function drawNumbered({ now }: DemoDeps, seed: number, number: number, organizationId: string) {
  const dice = homeDice(seed, number)
  const id = dice.id()
  const code = dice.code()
  const home = drawHome(dice, number % 2 === 1 ? 'DE' : 'CH')
  const createdAt = new Date(now.getTime() - number * 60_000)
  return { dice, row: { id, organizationId, code, ...home, createdAt, updatedAt: createdAt } }
}

/** A code that somebody else has is drawn anew, at random. */
async function claimCodes({ transaction }: DemoDeps, rows: { code: string }[]): Promise<void> {
  const wanted = rows.map(({ code }) => ({ code }))
  const claimed = await transaction.insert(accessCodes).values(wanted).onConflictDoNothing().returning()
  const free = new Set(claimed.map(({ code }) => code))
  for (const row of rows) if (!free.delete(row.code)) row.code = await newCode(transaction)
}

/** Who lives there, will and did; what the rent was; and what was found when somebody moved. */
async function settle(demo: DemoDeps, dice: Dice, home: DemoProperty): Promise<void> {
  const isLet = dice.isSo(0.7)
  const movedIn = daysFrom(demo.now, -dice.between(40, 2500))
  const movesOut = isLet && dice.isSo(0.2) ? daysFrom(demo.now, dice.between(5, 90)) : null
  const current = isLet ? drawHousehold(dice, home, movedIn, movesOut) : []
  const former = dice.isSo(0.4) ? drawHousehold(dice, home, '1970-01-01', daysFrom(demo.now, -2600)) : []
  if (current.length + former.length > 0) await demo.transaction.insert(residents).values([...current, ...former])
  if (dice.isSo(0.4)) {
    const { id: propertyId, organizationId, baseRent, sideCosts } = home
    const change = { changeDate: daysFrom(demo.now, -dice.between(30, 900)), reason: 'Anpassung' }
    await demo.transaction
      .insert(rentChanges)
      .values({ id: dice.id(), organizationId, propertyId, baseRent: baseRent - 50, sideCosts, ...change })
  }
  const [first] = current
  if (!first || !dice.isSo(0.2)) return
  const tenant = { name: `${first.firstName} ${first.lastName}`, email: first.email }
  await addProtocol(demo, home, { kind: movesOut ? 'move_out' : 'move_in', date: movesOut ?? movedIn, tenant })
}

function drawHousehold(dice: Dice, home: DemoProperty, moveInDate: string, moveOutDate: string | null) {
  const first = drawRenter(dice, home.country)
  const others = dice.isSo(0.4) ? [drawRenter(dice, home.country, { lastName: first.lastName })] : []
  return [first, ...others].map(({ id, firstName, lastName, email, phone, nationality, profession }) => {
    const stay = { organizationId: home.organizationId, propertyId: home.id, moveInDate, moveOutDate }
    return { id, firstName, lastName, email, phone, nationality, profession, ...stay }
  })
}
