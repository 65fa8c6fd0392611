import { describe, expect, test } from 'vitest'
import { applicationStatuses, canChangeStatus } from '#shared/application/status.ts'
import { doneTo } from '#shared/testing/done-to.ts'
import { application, idOf, process, property, resident } from '#shared/testing/rows.ts'
import { addNote, changeStatus, removeNote } from './commands.ts'

const [HOUSE, PROCESS, ANNA, RENTER, NEW] = [idOf(1), idOf(2), idOf(3), idOf(900_003), idOf(50)]
const records = (more: Parameters<typeof application>[2] = {}) => ({
  property: [property(1)],
  process: [process(2, HOUSE)],
  application: [application(3, PROCESS, more)],
})
const to = (status: string, body?: object) => ({ params: { id: ANNA, status }, body })
const anna = { firstName: 'Anna', lastName: 'Müller', email: 'anna@demo.test' }

test.each(applicationStatuses.flatMap((from) => applicationStatuses.map((status) => [from, status] as const)))(
  'from %s to %s as the table says',
  (from, status) => {
    const changed = { [`application:${ANNA}`]: expect.objectContaining({ status, version: 2 }) }
    const done = canChangeStatus(from, status) ? changed : 'INVALID_TRANSITION'
    expect(doneTo(records({ status: from }), changeStatus, to(status))).toEqual(from === status ? {} : done)
  },
)

test('after an applicant withdrew by themselves nothing follows', () => {
  const over = records({ status: 'withdrawn', withdrawnAt: '2027-01-20T09:00:00.000Z' })
  expect(doneTo(over, changeStatus, to('submitted'))).toBe('INVALID_TRANSITION')
  expect(doneTo(over, changeStatus, to('withdrawn'))).toEqual({})
})

test('a rejection says why, and no other step does', () => {
  const said = { reason: 'Too late', sendMail: false }
  const rejected = doneTo(records(), changeStatus, to('rejected', said))
  expect(rejected).toMatchObject({ [`application:${ANNA}`]: { rejectionReason: 'Too late' } })
  const before = records({ status: 'rejected', rejectionReason: 'Too late' })
  expect(doneTo(before, changeStatus, to('submitted', said))).toMatchObject({
    [`application:${ANNA}`]: { rejectionReason: '' },
  })
})

describe('of an accepted offer', () => {
  const moving = { moveInDate: '2027-03-01', residentIds: { [RENTER]: NEW }, reason: '', sendMail: false }
  const offered = records({ status: 'offer_sent' })

  test('those who apply become residents, under the ids that were said', () => {
    const made = { propertyId: HOUSE, applicationId: ANNA, ...anna, moveInDate: '2027-03-01', version: 1 }
    expect(doneTo(offered, changeStatus, to('offer_accepted', moving))).toMatchObject({
      [`application:${ANNA}`]: { status: 'offer_accepted' },
      [`resident:${NEW}`]: made,
    })
    const { residentIds: _, ...older } = moving
    expect(doneTo(offered, changeStatus, to('offer_accepted', older))).toMatchObject({
      [`resident:made of ${RENTER}`]: made,
    })
  })

  test('they bring what they were asked for, before deductions or after', () => {
    const { mainRenters, ...rest } = application(3, PROCESS, { status: 'offer_sent' })
    for (const said of [
      { grossSalary: '', netIncome: '3.100 €' },
      { grossSalary: '4.900 €', netIncome: '' },
    ]) {
      const asked = mainRenters.map((one) => ({ ...one, profession: { ...one.profession, ...said } }))
      const accepted = { ...offered, application: [{ ...rest, mainRenters: asked }] }
      expect(doneTo(accepted, changeStatus, to('offer_accepted', moving))).toMatchObject({
        [`resident:${NEW}`]: { profession: said },
      })
    }
  })

  test('who only vouches moves in nowhere, whatever ids were said', () => {
    const { mainRenters, ...rest } = application(3, PROCESS, { status: 'offer_sent' })
    const guarantors = mainRenters.map((each) => ({ ...each, id: idOf(77), isGuarantor: true }))
    const vouched = { ...records(), application: [{ ...rest, mainRenters: [...mainRenters, ...guarantors] }] }
    const done = doneTo(vouched, changeStatus, to('offer_accepted', moving))
    expect(Object.keys(done)).toEqual([`application:${ANNA}`, `resident:${NEW}`])
    const named = { ...moving, residentIds: { ...moving.residentIds, [idOf(77)]: idOf(78) } }
    expect(doneTo(vouched, changeStatus, to('offer_accepted', named))).toEqual(done)
  })

  test('nobody moves in before a day was said', () => {
    const done = doneTo(offered, changeStatus, to('offer_accepted', { reason: '', sendMail: false }))
    expect(Object.keys(done)).toEqual([`application:${ANNA}`])
  })

  test('who was added by hand for that time is the same resident', () => {
    const byHand = resident(4, { ...anna, moveInDate: '2027-02-01' })
    const done = doneTo({ ...offered, resident: [byHand] }, changeStatus, to('offer_accepted', moving))
    expect(done).toMatchObject({
      [`resident:${idOf(4)}`]: { applicationId: ANNA, moveInDate: '2027-02-01', version: 2 },
    })
    expect(done).not.toHaveProperty([`resident:${NEW}`])
    const former = { ...byHand, moveOutDate: '2027-02-10' }
    const back = doneTo({ ...offered, resident: [former] }, changeStatus, to('offer_accepted', moving))
    expect(back).toHaveProperty([`resident:${NEW}`])
  })

  test('said again, with a day, it completes who is missing and changes nothing else', () => {
    const accepted = records({ status: 'offer_accepted' })
    const there = resident(4, { ...anna, applicationId: ANNA })
    const again = to('offer_accepted', moving)
    expect(Object.keys(doneTo(accepted, changeStatus, again))).toEqual([`resident:${NEW}`])
    expect(doneTo({ ...accepted, resident: [there] }, changeStatus, again)).toEqual({})
  })

  test('the device says their ids once', () => {
    const device = { id: ANNA, newId: () => NEW, today: () => '', record: offered.application[0] }
    const { residentIds, ...said } = moving
    expect(changeStatus.fill?.(said, device)).toEqual({ ...said, residentIds })
    expect(changeStatus.fill?.(undefined, device)).toBeUndefined()
  })
})

describe('a note', () => {
  const [NOTE, OTHER] = [idOf(60), idOf(61)]
  const note = { id: NOTE, applicationId: ANNA, text: 'Nice' }
  const added = (text: string) => ({ params: { id: ANNA }, body: { id: NOTE, text } })

  test('is there once, by who wrote it', () => {
    expect(doneTo(records(), addNote, added('Nice'))).toMatchObject({
      [`note:${NOTE}`]: { ...note, authorId: 'anna', authorName: 'Anna Amt', createdAt: '2027-02-01T12:00:00.000Z' },
    })
    expect(doneTo({ ...records(), note: [note] }, addNote, added('Nice'))).toEqual({})
    expect(doneTo({ ...records(), note: [note] }, addNote, added('Other'))).toBe('IDEMPOTENCY_MISMATCH')
    expect(doneTo({}, addNote, added('Nice'))).toBe('NOT_FOUND')
  })

  test('that is not there needs no removing, and another application’s is not found', () => {
    const all = { ...records(), note: [note, { id: OTHER, applicationId: idOf(8) }] }
    const remove = (noteId: string) => doneTo(all, removeNote, { params: { id: ANNA, noteId } })
    expect(remove(NOTE)).toEqual({ [`note:${NOTE}`]: null })
    expect(remove(OTHER)).toBe('NOT_FOUND')
    expect(remove(idOf(62))).toEqual({})
  })
})
