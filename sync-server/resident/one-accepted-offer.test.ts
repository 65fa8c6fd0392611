import { and, eq, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applications, residents } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import { deleteAs, postAs, putAs, readData, sortedStatuses } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildProcessOf, buildRenter } from '#server/testing/build/build.ts'
import { buildResidentForm } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { resident } from '#shared/resident/resident.ts'
import { staysOverlap } from '#shared/resident/stay.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let built: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
let colleague: UserRow
const buildHome = async () => {
  built = await buildProcess(db)
  const { organizationId } = built.process
  manager = await buildUser(db, { organizationId })
  colleague = await buildUser(db, { organizationId, firstName: 'Peter', lastName: 'Kollege' })
}
beforeEach(buildHome)

const offered = (firstName: string, process = built.process) =>
  buildApplication(db, process, {
    status: 'offer_sent',
    mainRenters: [buildRenter({ firstName, email: `${firstName}@renter.test`.toLowerCase() })],
  })
const accept = ({ id }: ApplicationRow, moveInDate?: string, by = manager) =>
  putAs(app, by, `/api/applications/${id}/status/offer_accepted`, moveInDate && { moveInDate })
const place = () => `/api/rent-objects/${built.property.id}/residents`
const formOf = ({ mainRenters }: ApplicationRow, moveInDate: string) =>
  mainRenters.map(({ firstName, lastName, email }) => buildResidentForm({ firstName, lastName, email, moveInDate }))
const add = (application: ApplicationRow, moveInDate: string) =>
  postAs(app, manager, `${place()}/add`, { residents: formOf(application, moveInDate) })
const residentsOf = ({ id }: ApplicationRow) => db.select().from(residents).where(eq(residents.applicationId, id))
const allResidents = () => db.select().from(residents).where(eq(residents.propertyId, built.property.id))
const moveOut = async (application: ApplicationRow, moveOutDate: string) => {
  for (const { id } of await residentsOf(application)) await deleteAs(app, manager, `${place()}/${id}`, { moveOutDate })
}
const acceptedAmong = (ids: string[]) =>
  db.$count(applications, and(inArray(applications.id, ids), eq(applications.status, 'offer_accepted')))

describe('one home, one accepted offer', () => {
  test('of many that are accepted at the same moment one stands, in whichever process, and the others are told which', async () => {
    const other = await buildProcessOf(db, built.property)
    for (let round = 0; round < 20; round += 1) {
      const both = [await offered('Anna'), await offered('Bruno', other), await offered('Chloé')]
      const dates = [undefined, '2027-02-01', '2027-03-01'] // with a date, and the first of the two documented calls
      const answers = await Promise.all(both.map((each, n) => accept(each, dates[(n + round) % 3])))
      expect(sortedStatuses(answers)).toEqual([200, 409, 409])
      expect(await acceptedAmong(both.map(({ id }) => id))).toBe(1)
      const winner = both[answers.findIndex(({ status }) => status === 200)]
      for (const answer of answers.filter(({ status }) => status === 409)) {
        expect(await readError(answer)).toMatchObject({
          code: 'HOME_TAKEN',
          current: {
            status: 'offer_accepted',
            by: 'Mona Mustermann',
            other: { id: winner?.id, name: `${winner?.mainRenters[0]?.firstName} Müller-Ōkuma` },
          },
        })
      }
      await db.delete(residents).where(eq(residents.propertyId, built.property.id))
      await db
        .update(applications)
        .set({ status: 'rejected' })
        .where(eq(applications.id, winner?.id ?? ''))
    }
  })

  test('who accepted it stays who it was, whatever is done to that application afterwards', async () => {
    const [anna, bruno] = [await offered('Anna'), await offered('Bruno')]
    await accept(anna, '2027-02-01', colleague)
    const [renter] = anna.mainRenters
    const body = { mainRenterIds: [renter?.id], types: ['other_document'], message: '' }
    await postAs(app, manager, `/api/applications/${anna.id}/document-requests`, body)
    expect(await readError(await accept(bruno, '2027-02-01'))).toMatchObject({ current: { by: 'Peter Kollege' } })
  })

  test('the home is free again from the day of the move-out, for a process of today or a later one', async () => {
    const [anna, bruno] = [await offered('Anna'), await offered('Bruno', await buildProcessOf(db, built.property))]
    expect((await accept(anna, '2026-01-01')).status).toBe(200)
    expect((await accept(bruno)).status).toBe(409)
    await moveOut(anna, '2027-02-28')
    expect(await readError(await accept(bruno, '2027-02-27'))).toMatchObject({ code: 'HOME_TAKEN' })
    expect((await accept(bruno, '2027-02-28')).status).toBe(200)
    expect((await accept(anna, '2026-01-01')).status).toBe(200) // what was so already is no second acceptance
  })

  test('who never moves in gives it free at once', async () => {
    const [anna, bruno] = [await offered('Anna'), await offered('Bruno')]
    await accept(anna, '2027-01-06')
    await moveOut(anna, '2027-01-06')
    expect((await accept(bruno, '2027-01-01')).status).toBe(200)
  })

  test('nobody comes back into a home that is somebody else’s by now', async () => {
    const [anna, bruno] = [await offered('Anna'), await offered('Bruno')]
    await accept(anna, '2026-01-01')
    await moveOut(anna, '2027-02-28')
    await accept(bruno, '2027-03-01')
    const [{ id, version } = { id: '', version: 0 }] = await residentsOf(anna)
    const person = formOf(anna, '2026-01-01')[0]
    const refused = [
      await putAs(app, manager, `${place()}/${id}`, { ...person, moveOutDate: null }),
      await deleteAs(app, manager, `${place()}/${id}`, { moveOutDate: '2027-03-02' }, { 'If-Match': `"${version}"` }),
    ]
    for (const answer of refused) expect(await readError(answer)).toMatchObject({ code: 'HOME_TAKEN' })
    const shorter = await putAs(app, manager, `${place()}/${id}`, { ...person, moveOutDate: '2027-01-31' })
    expect(await readData(resident, shorter)).toMatchObject({ moveOutDate: '2027-01-31' })
  })

  test('the second of the two documented calls is refused where it would bring two offers into one home', async () => {
    const [anna, bruno] = [await offered('Anna'), await offered('Bruno')]
    await accept(anna, '2026-01-01')
    await moveOut(anna, '2027-02-28')
    expect((await accept(bruno)).status).toBe(200)
    expect(await readError(await add(bruno, '2027-02-01'))).toMatchObject({ code: 'HOME_TAKEN' })
    expect((await add(bruno, '2027-02-28')).status).toBe(201)
  })
})

test('who was written down by hand comes by their offer only where the home was free all that time', async () => {
  const [anna, bruno] = [await offered('Anna'), await offered('Bruno')]
  await accept(bruno, '2027-01-01')
  await moveOut(bruno, '2027-02-01')
  await add(anna, '2027-01-01')
  expect(await readError(await accept(anna, '2027-03-01'))).toMatchObject({ code: 'HOME_TAKEN' })
  const { id } = (await allResidents()).find(({ firstName }) => firstName === 'Anna') ?? { id: '' }
  await putAs(app, manager, `${place()}/${id}`, { ...formOf(anna, '2027-02-01')[0], moveOutDate: null })
  expect((await accept(anna, '2027-03-01')).status).toBe(200)
  expect(await residentsOf(anna)).toMatchObject([{ id, moveInDate: '2027-02-01' }])
})

describe('a resident is made once', () => {
  test('by both documented ways, in either order, and belongs to the application', async () => {
    for (const isFirst of [true, false]) {
      await buildHome()
      const anna = await offered('Anna')
      if (isFirst) await accept(anna, '2027-02-01')
      const added = await add(anna, '2027-02-01')
      expect(added.status).toBe(isFirst ? 200 : 201)
      if (!isFirst) await accept(anna, '2027-02-01')
      const people = await allResidents()
      expect(people).toMatchObject([
        { firstName: 'Anna', applicationId: anna.id, mainRenterId: anna.mainRenters[0]?.id },
      ])
      expect(await readData(z.array(resident), await add(anna, '2027-02-01'))).toMatchObject([{ id: people[0]?.id }])
    }
  })

  test('by residents/add sent twice at once, or with one person twice', async () => {
    const anna = await offered('Anna')
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(anna, '2027-02-01')))
    expect(sortedStatuses(answers)).toEqual([200, 200, 200, 201])
    const [form] = formOf(anna, '2027-02-01')
    expect((await postAs(app, manager, `${place()}/add`, { residents: [form, form] })).status).toBe(200)
    expect(await allResidents()).toHaveLength(1)
  })

  test('and once more who comes back after having moved out', async () => {
    const anna = await offered('Anna')
    await add(anna, '2020-01-01')
    await deleteAs(app, manager, `${place()}/${(await allResidents())[0]?.id}`, { moveOutDate: '2021-01-01' })
    expect((await add(anna, '2027-02-01')).status).toBe(201)
    expect(await allResidents()).toHaveLength(2)
  })
})

test('nobody’s move-out is taken back, nor put off, into another stay of their own', async () => {
  const anna = await offered('Anna')
  await add(anna, '2026-01-01')
  const [first] = await allResidents()
  await deleteAs(app, manager, `${place()}/${first?.id}`, { moveOutDate: '2027-01-01' })
  await add(anna, '2027-02-01')
  const person = formOf(anna, '2026-01-01')[0]
  for (const moveOutDate of [null, '2027-02-02']) {
    const answer = await putAs(app, manager, `${place()}/${first?.id}`, { ...person, moveOutDate })
    expect(await readError(answer)).toMatchObject({ code: 'VALIDATION_FAILED', paths: ['moveOutDate'] })
  }
  const later = await putAs(app, manager, `${place()}/${first?.id}`, { ...person, moveOutDate: '2027-02-01' })
  expect(later.status).toBe(200)
})

const runs = Number(process.env['MODEL_RUNS'] ?? 40)
const days = ['2027-01-01', '2027-02-01', '2027-03-01']
const step = fc.record({
  call: fc.constantFrom('accept', 'accept with a date', 'add', 'move out', 'take back'),
  who: fc.nat({ max: 2 }),
  day: fc.constantFrom(...days),
  /** Sent together with the next one. */
  isAtOnce: fc.boolean(),
})

test(
  'whatever the order of the calls: no two accepted offers overlap, and nobody is there twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        await buildHome()
        const later = await buildProcessOf(db, built.property)
        const all = [await offered('Anna'), await offered('Bruno', later), await offered('Chloé')]
        const take = async ({ call, who, day }: (typeof steps)[number]): Promise<unknown> => {
          const application = all[who]
          if (!application) return undefined
          if (call === 'add') return add(application, day)
          if (call === 'move out') return moveOut(application, day)
          if (call !== 'take back') return accept(application, call === 'accept' ? undefined : day)
          for (const { id } of await residentsOf(application)) {
            const [form] = formOf(application, day)
            await putAs(app, manager, `${place()}/${id}`, { ...form, moveOutDate: null })
          }
          return undefined
        }
        const going: Promise<unknown>[] = []
        for (const each of steps) {
          going.push(take(each))
          if (!each.isAtOnce) await Promise.all(going.splice(0))
        }
        await Promise.all(going)

        const people = await allResidents()
        for (const a of people) {
          for (const b of people) {
            if (a.id >= b.id || !staysOverlap(a, b)) continue
            const areTwoOffers =
              a.applicationId !== null && b.applicationId !== null && a.applicationId !== b.applicationId
            expect(areTwoOffers, 'two accepted offers overlap').toBe(false)
            expect(a.email, 'somebody is there twice').not.toBe(b.email)
          }
        }
        const renters = people
          .filter(({ mainRenterId }) => mainRenterId !== null)
          .map(({ mainRenterId }) => mainRenterId)
        expect(new Set(renters).size).toBe(renters.length)
        const accepted = await acceptedAmong(all.map(({ id }) => id))
        const ended = all.filter(({ id }) =>
          people.some((each) => each.applicationId === id && each.moveOutDate !== null),
        )
        expect(accepted - ended.length, 'two that have no end').toBeLessThanOrEqual(1)
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 2_000,
)
