import { expect, test } from 'vitest'
import { isTenancyDue, lastDayOf, tenanciesOf, tenancyErasedFrom } from './tenancy-end.ts'

const TODAY = '2027-03-01'
const member = (
  moveOutDate: string | null,
  {
    erasesOn = null,
    ...more
  }: { id?: string; applicationId?: string; moveInDate?: string; erasesOn?: string | null; firstName?: string } = {},
) => ({ id: 'one', applicationId: null, moveInDate: '2020-01-01', moveOutDate, erasesOn, ...nobody, ...more })
const nobody = { firstName: '', lastName: 'Muster', email: '' }

test('who came by one application has one tenancy, and who was added by hand one of their own', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) =>
    member(null, { id, firstName: id, ...(id < 'c' && { applicationId: 'x' }) }),
  )
  expect(tenanciesOf([a, b, c, d].flatMap((each) => each ?? []))).toEqual([[a, b], [c], [d]])
})

test('who moved out, came back and was added by hand keeps the application by which they came, while they live there', () => {
  const before = member('2020-06-01', { id: 'a', applicationId: 'x', firstName: 'Bob', erasesOn: '2021-01-01' })
  const alice = member('2021-06-01', { id: 'b', applicationId: 'x', firstName: 'Alice', erasesOn: '2021-01-01' })
  const back = member(null, { id: 'c', firstName: 'bob ', moveInDate: '2020-09-01' })
  const [tenancy, ...others] = tenanciesOf([before, alice, back])
  expect(others).toEqual([])
  expect(isTenancyDue(tenancy ?? [], 180, TODAY)).toBe(false)
  expect(tenancyErasedFrom(tenancy ?? [], 180, TODAY)).toBeNull()
})

test('a tenancy has a last day once all of them have gone: the latest', () => {
  expect(lastDayOf([member('2026-01-01'), member('2026-05-01')], TODAY)).toBe('2026-05-01')
  expect(lastDayOf([member(TODAY)], TODAY)).toBe(TODAY)
  expect(lastDayOf([member('2026-01-01'), member(null)], TODAY)).toBeNull()
  expect(lastDayOf([member('2026-01-01'), member('2027-03-02')], TODAY)).toBeNull()
  expect(lastDayOf([member('9999-12-31', { moveInDate: '9999-12-31' })], TODAY)).toBeNull()
  expect(lastDayOf([member('2027-05-01', { moveInDate: '2027-04-01' })], TODAY)).toBeNull()
})

test('the day comes so long after the last one, and never before it was told for a month, nor sooner than it was told', () => {
  expect(tenancyErasedFrom([member('2027-02-01')], 365, TODAY)).toBe('2028-02-01')
  expect(tenancyErasedFrom([member('2001-02-01')], 365, TODAY)).toBe('2027-03-31')
  expect(tenancyErasedFrom([member('2001-02-01', { erasesOn: '2027-03-05' })], 365, TODAY)).toBe('2027-03-05')
  expect(tenancyErasedFrom([member('2027-02-01', { erasesOn: '2027-03-05' })], 365, TODAY)).toBe('2028-02-01')
  expect(tenancyErasedFrom([member(null, { erasesOn: '2027-03-05' })], 365, TODAY)).toBeNull()
})

test('they are erased on the day that was told of each, if the last day is still so long ago', () => {
  const told = { erasesOn: TODAY }
  expect(isTenancyDue([member('2025-01-01', told)], 365, TODAY)).toBe(true)
  expect(isTenancyDue([member('2025-01-01', { erasesOn: '2027-03-02' })], 365, TODAY)).toBe(false)
  expect(isTenancyDue([member('2025-01-01')], 365, TODAY)).toBe(false)
  expect(isTenancyDue([member('2025-01-01', told), member('2025-01-01')], 365, TODAY)).toBe(false)
  expect(isTenancyDue([member('2026-12-01', told)], 365, TODAY)).toBe(false)
  expect(isTenancyDue([member('2025-01-01', told), member(null, told)], 365, TODAY)).toBe(false)
})
