import { expect, test } from 'vitest'
import { generalInfo } from './general-info.ts'
import { questionnaire } from './questionnaire.ts'

const info = {
  desiredStartDate: '2027-02-01',
  numberOfAdults: 1,
  numberOfChildren: 0,
  visitedProperty: false,
  casualtyInsurance: false,
}

const issues = (changes: object) =>
  generalInfo
    .safeParse({ ...info, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('subletting, pets and the texts have defaults', () => {
  expect(generalInfo.parse(info)).toEqual({
    ...info,
    commentaryStartDate: '',
    casualtyInsuranceName: '',
    subletting: false,
    pets: false,
    debtEnforcement: null,
    relationship: '',
    specialNoise: '',
    businessUse: null,
    parkingSpace: null,
  })
})

test('what only a pack may have asked is not kept, whatever stands there', () => {
  const said = { debtEnforcement: true, relationship: 'Geschwister', specialNoise: 7, parkingSpace: 'yes' }
  expect(generalInfo.parse({ ...info, ...said })).toMatchObject({
    debtEnforcement: null,
    relationship: '',
    specialNoise: '',
    parkingSpace: null,
  })
})

test('who has a casualty insurance names it, and not with blanks', () => {
  const missing = ['casualtyInsuranceName: insurance_name_required']
  expect(issues({ casualtyInsurance: true })).toEqual(missing)
  expect(issues({ casualtyInsurance: true, casualtyInsuranceName: '  ' })).toEqual(missing)
  expect(issues({ casualtyInsurance: true, casualtyInsuranceName: 'Mobiliar' })).toBeUndefined()
})

test.each([
  [{ desiredStartDate: '' }, 'desiredStartDate: desired_start_date_required'],
  [{ numberOfAdults: 0 }, 'numberOfAdults: adults_at_least_one'],
  [{ numberOfAdults: undefined }, 'numberOfAdults: adults_at_least_one'],
  [{ desiredStartDate: '1900-01-01' }, 'desiredStartDate: start_date_impossible'],
  [{ desiredStartDate: '2019-12-31' }, 'desiredStartDate: start_date_impossible'],
  [{ desiredStartDate: '9999-12-31' }, 'desiredStartDate: start_date_impossible'],
  [{ numberOfAdults: 999 }, 'numberOfAdults: household_too_large'],
  [{ numberOfChildren: 51 }, 'numberOfChildren: household_too_large'],
  [{ numberOfChildren: -1 }, 'numberOfChildren: children_not_negative'],
  [{ visitedProperty: undefined }, 'visitedProperty: required'],
  [{ casualtyInsurance: undefined }, 'casualtyInsurance: required'],
])('%j is reported as %s', (changes, issue) => {
  expect(issues(changes)).toEqual([issue])
})

test('the terms must be confirmed, and there must be somebody to confirm them', () => {
  const { error } = questionnaire('2026-11-21').safeParse({ mainRenters: [], generalInfo: info, confirmed: false })
  expect(error?.issues.map(({ message }) => message)).toEqual(['main_renter_required', 'confirmation_required'])
})
