import { afterEach, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { emptyAnswers, emptyRenter } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { findDraft, openDraft, saveDraft } from '#web/apply/storage/drafts.ts'
import { bindDraft, setDraftCode } from './bind-draft.ts'
import { reuseDraft } from './reuse-draft.ts'

afterEach(() => Promise.all(db.tables.map((table) => table.clear())))

const home = { id: 'process-1', status: 'open', code: 'ABC234', startDate: '2027-03-01T00:00:00Z' }

test.each([
  ['that the home filled in stays with that home', '2027-03-01', ''],
  ['that somebody chose goes along', '2027-05-15', '2027-05-15'],
])('of answers that are used for another home the day %s', async (_, day, kept) => {
  const draft = await openDraft({ processId: '', code: 'ABC234' }, emptyAnswers)
  await bindDraft(draft.id, 'ABC234', home)
  await saveDraft(draft, 0, { answers: emptyAnswers(day), section: 'general_info' })
  expect((await reuseDraft(draft.id))?.answers.generalInfo.desiredStartDate).toBe(kept)
})

test('what people earn is asked anew once the other home is known to have another money, and goes along to one of the same', async () => {
  const earning = {
    ...emptyRenter(),
    profession: { ...emptyRenter().profession, grossSalary: '5000', netIncome: '4000' },
  }
  const saidAt = async (country: string) => {
    const draft = await openDraft({ processId: '', code: 'ABC234' }, emptyAnswers)
    await bindDraft(draft.id, 'ABC234', { ...home, id: newId(), country: 'DE' })
    await saveDraft(draft, 0, { answers: { ...emptyAnswers(), mainRenters: [earning] }, section: 'general_info' })
    const { id = '' } = (await reuseDraft(draft.id)) ?? {}
    await setDraftCode(id, 'DEF567')
    expect((await findDraft(id))?.answers.mainRenters, 'nothing is lost before it is known').toMatchObject([earning])
    await bindDraft(id, 'DEF567', { ...home, id: newId(), country })
    const { grossSalary, netIncome } = (await findDraft(id))?.answers.mainRenters[0]?.profession ?? {}
    return [grossSalary, netIncome]
  }
  expect(await saidAt('AT')).toEqual(['5000', '4000'])
  expect(await saidAt('CH')).toEqual(['', ''])
})

test('what the home before may not ask is not said of another one', async () => {
  const draft = await openDraft({ processId: '', code: 'ABC234' }, emptyAnswers)
  await bindDraft(draft.id, 'ABC234', home)
  const answers = { ...emptyAnswers(), leftOut: ['profession.grossSalary'] }
  await saveDraft(draft, 0, { answers, section: 'general_info' })
  expect((await reuseDraft(draft.id))?.answers.leftOut).toEqual([])
})
