import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema.ts'
import { readData } from '#server/testing/admin-requests.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { findInTables } from '#server/testing/find-in-tables.ts'
import { postJson } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { receipt } from '#shared/application/contract.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { ownQuestions as bank } from '#shared/policy/pack-choice.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const answers = {
  debtEnforcement: true,
  relationship: 'Kanarigeschwister',
  specialNoise: 'Kanarivolière',
  businessUse: true,
  parkingSpace: true,
}

async function apply(
  asked: Parameters<typeof buildProcess>[1],
  nationality = asked?.policyPack === 'CH' ? 'permit B' : 'CH',
) {
  const { process } = await buildProcess(db, asked)
  const submission = buildSubmission(process, {
    mainRenters: [buildRenter({ nationality, permitUntil: '2028-11-30' })],
  })
  const posted = { ...submission, generalInfo: { ...submission.generalInfo, ...answers } }
  const answer = await postJson(app, '/api/applications', posted)
  expect(answer.status).toBe(201)
  const [row = expect.unreachable()] = await db.select().from(applications).where(eq(applications.id, submission.id))
  return { row, heard: await readData(receipt, answer) }
}

test.each([null, ...homeCountries])(
  'under %s what nobody has asked besides is kept nowhere, and who sent it hears so',
  async (policyPack) => {
    const before = await findInTables(db, 'Kanari')
    const { row, heard } = await apply({ policyPack })
    const byPack = Object.keys(policyPack ? packs[policyPack].questions : {})
    const unasked = Object.keys(answers).filter((name) => !byPack.includes(name))
    for (const name of unasked) expect([null, '']).toContain(row.generalInfo[name as keyof typeof answers])
    expect(heard.leftOut?.questions).toEqual(expect.arrayContaining(unasked))
    expect(await findInTables(db, 'Kanari')).toEqual(before)
    expect(row.mainRenters[0]?.permitUntil).toBe(policyPack === 'CH' ? '2028-11-30' : '')
    expect(row.generalInfo.debtEnforcement).toBe(policyPack === 'CH' ? true : null)
  },
)

test.each(homeCountries)('under %s what was chosen is kept as far as it may be asked there', async (policyPack) => {
  const { row, heard } = await apply({ policyPack, ownQuestions: [...bank] })
  const { mayAsk } = packs[policyPack]
  const kept = bank.filter((name) => row.generalInfo[name])
  expect(kept).toEqual(bank.filter((name) => mayAsk.some((each) => each === name)))
  expect(row.generalInfo).toMatchObject(Object.fromEntries(mayAsk.map((name) => [name, answers[name]])))
  for (const name of mayAsk) expect(heard.leftOut?.questions ?? []).not.toContain(name)
  expect(row.askedUnder).toEqual({ pack: policyPack, version: packs[policyPack].version, own: mayAsk })
})

test('nobody has to answer what is asked besides', async () => {
  const { process } = await buildProcess(db, { policyPack: 'CH', ownQuestions: [...bank] })
  const submission = buildSubmission(process)
  expect((await postJson(app, '/api/applications', submission)).status).toBe(201)
})

test('of who is Swiss nothing is kept of a permit', async () => {
  const { row } = await apply({ policyPack: 'CH' }, 'CH')
  expect(row.mainRenters[0]).toMatchObject({ nationality: 'CH', permitUntil: '' })
})
