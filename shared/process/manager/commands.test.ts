import { expect, test } from 'vitest'
import { doneTo } from '#shared/testing/done-to.ts'
import { application, idOf, ORGANIZATION, process, property } from '#shared/testing/rows.ts'
import { changeProcess, closeProcessFor, createProcess } from './commands.ts'

const [HOUSE, PROCESS, ANNA] = [idOf(1), idOf(2), idOf(3)]
const records = { property: [property(1)], process: [process(2, HOUSE)], application: [application(3, PROCESS)] }
const closed = { ...records, process: [process(2, HOUSE, { status: 'closed', chosenApplicationId: ANNA })] }
const changed = (body: object) => ({ params: { id: PROCESS }, body })

test('a process is closed for the application that was chosen', () => {
  const params = { id: PROCESS, applicationId: ANNA }
  expect(doneTo(records, closeProcessFor, { params })).toMatchObject({
    [`process:${PROCESS}`]: { status: 'closed', chosenApplicationId: ANNA, version: 2 },
  })
  expect(doneTo(closed, closeProcessFor, { params })).toEqual({})
})

test('it is closed for none of another process, and for none that is not there', () => {
  const other = { ...records, application: [application(3, idOf(8))] }
  expect(doneTo(other, closeProcessFor, { params: { id: PROCESS, applicationId: ANNA } })).toBe('NOT_FOUND')
  expect(doneTo(records, closeProcessFor, { params: { id: PROCESS, applicationId: idOf(9) } })).toBe('NOT_FOUND')
})

test('who was chosen does not stay so when it opens again', () => {
  expect(doneTo(closed, changeProcess, changed({ status: 'open' }))).toMatchObject({
    [`process:${PROCESS}`]: { status: 'open', chosenApplicationId: null },
  })
  expect(doneTo(closed, changeProcess, changed({ sendsStatusMails: true }))).toMatchObject({
    [`process:${PROCESS}`]: { status: 'closed', chosenApplicationId: ANNA, sendsStatusMails: true },
  })
})

test('its conditions change all at once', () => {
  const agreed = {
    ...records,
    process: [process(2, HOUSE, { conditions: { petPolicy: 'Cats', smokingPolicy: 'No' } })],
  }
  expect(doneTo(agreed, changeProcess, changed({ conditions: { petPolicy: 'Dogs' } }))).toMatchObject({
    [`process:${PROCESS}`]: { conditions: { petPolicy: 'Dogs' } },
  })
})

test('what is so already changes nothing', () => {
  expect(doneTo(records, changeProcess, changed({ status: 'open', sendsStatusMails: false, conditions: {} }))).toEqual(
    {},
  )
  expect(doneTo(closed, changeProcess, changed({ status: 'closed' }))).toEqual({})
})

test('a process is made once under its id, and open', () => {
  const said = { notes: '', conditions: {}, sendsStatusMails: false, organizationId: ORGANIZATION }
  const body = { ...said, id: PROCESS, rentObjectId: HOUSE, applicationProcessName: 'Spring', startDate: '2027-03-01' }
  const made = doneTo({}, createProcess, { body })
  expect(made).toMatchObject({
    [`process:${PROCESS}`]: {
      propertyId: HOUSE,
      name: 'Spring',
      status: 'open',
      startDateType: 'fixed_date',
      code: '',
    },
  })
  const since = { ...Object.values(made)[0], version: 2, sendsStatusMails: true, conditions: { petPolicy: 'Cats' } }
  expect(doneTo({ process: [{ id: PROCESS, ...since }] }, createProcess, { body })).toEqual({})
  const other = { ...body, applicationProcessName: 'Autumn' }
  expect(doneTo({ process: [{ id: PROCESS, ...since }] }, createProcess, { body: other })).toBe('IDEMPOTENCY_MISMATCH')
})
