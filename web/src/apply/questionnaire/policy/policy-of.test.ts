import type { UseFormReturn } from 'react-hook-form'
import { expect, test } from 'vitest'
import { type Answers, emptyAnswers } from '#web/apply/storage/answers.ts'
import { policyOf } from './policy-of.tsx'

test('what nobody may ask goes from the answers with what was said to be missing of it, which is noted, and nothing else does', () => {
  const answers = emptyAnswers()
  const [renter = expect.unreachable()] = answers.mainRenters
  Object.assign(renter, { firstName: 'Ada', nationality: 'IT' })
  answers.removed = [{ renter: { ...renter, id: 'b', nationality: 'AT' }, index: 1 }]
  Object.assign(answers.generalInfo, { casualtyInsurance: true, casualtyInsuranceName: 'Muster' })
  const written: [string, unknown][] = []
  const cleared: string[] = []
  const form = {
    getValues: () => answers,
    setValue: (name: string, value: unknown) => written.push([name, value]),
    clearErrors: (names: string[]) => cleared.push(...names),
  } as unknown as UseFormReturn<Answers>

  policyOf({ policyPack: 'FR' }).adjust(form)
  expect(written).toEqual([
    ['leftOut', ['nationality', 'casualtyInsurance']],
    ['mainRenters.0', { ...renter, nationality: '' }],
    ['removed', [{ renter: { ...renter, id: 'b', nationality: '' }, index: 1 }]],
    ['generalInfo', { ...answers.generalInfo, casualtyInsurance: null, casualtyInsuranceName: '' }],
  ])
  expect(cleared).toEqual(expect.arrayContaining(['mainRenters.0.reference', 'generalInfo.casualtyInsurance']))

  written.length = 0
  policyOf({ policyPack: 'DE' }).adjust({
    ...form,
    getValues: () => emptyAnswers(),
  } as unknown as UseFormReturn<Answers>)
  expect(written).toEqual([])
})

test('of somebody who was removed it is noted, too; what is only asked less exactly has its question, and is not', () => {
  const answers = emptyAnswers()
  const [renter = expect.unreachable()] = answers.mainRenters
  Object.assign(renter, { nationality: 'IT', profession: { ...renter.profession, grossSalary: '5200' } })
  const left: unknown[] = []
  const form = {
    getValues: () => answers,
    setValue: (name: string, value: unknown) => name === 'leftOut' && left.push(value),
    clearErrors: () => {},
  } as unknown as UseFormReturn<Answers>
  policyOf({ policyPack: 'CH' }).adjust(form)
  expect(left, 'a permit and a range are asked').toEqual([])

  answers.removed = [{ renter, index: 1 }]
  answers.mainRenters = emptyAnswers().mainRenters
  policyOf({ policyPack: 'DE' }).adjust(form)
  expect(left).toEqual([['nationality', 'profession.grossSalary']])
})
