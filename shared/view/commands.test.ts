import { describe, expect, test } from 'vitest'
import { doneTo } from '#shared/testing/done-to.ts'
import { idOf, ORGANIZATION, savedView } from '#shared/testing/rows.ts'
import { changeView, createView, removeView } from './commands.ts'
import { MAX_VIEWS } from './view.ts'

const [FIRST, NEW] = [idOf(1), idOf(900)]
const view = [savedView(1, { name: 'Garten' }), savedView(2, { name: 'Balkon' })]
const saved = (name: string, views: readonly { id: string }[] = view, query = 'status=submitted') =>
  doneTo({ view: views }, createView, { body: { id: NEW, organizationId: ORGANIZATION, name, query } })
const changed = (body: object, id = FIRST) => doneTo({ view }, changeView, { params: { id }, body })

describe('a view that is saved', () => {
  test('has a name that no other view of the organization has, in whatever case', () => {
    expect(saved('Keller')).toMatchObject({
      [`view:${NEW}`]: { name: 'Keller', query: 'status=submitted', version: 1 },
    })
    expect(saved('GARTEN')).toBe('VALIDATION_FAILED')
    expect(saved('STRASSE', [savedView(1, { name: 'Straße' })])).toBe('VALIDATION_FAILED')
    expect(saved('Garten', [savedView(1, { name: 'Garten', organizationId: idOf(7) })])).toHaveProperty(`view:${NEW}`)
  })

  test('is one of at most fifty', () => {
    const many = Array.from({ length: MAX_VIEWS }, (_, at) => savedView(at + 1, { name: `Ansicht ${at}` }))
    expect(saved('One more', many)).toBe('VALIDATION_FAILED')
    expect(saved('One more', many.slice(1))).toHaveProperty(`view:${NEW}`)
  })

  test('is the same one when it arrives again, and no other one, whatever became of it', () => {
    const there = [savedView(900, { name: 'Keller', query: 'status=submitted' })]
    expect(saved('Keller', there)).toEqual({})
    expect(saved('Dach', there)).toBe('IDEMPOTENCY_MISMATCH')
    expect(saved('Dach', [savedView(900, { name: 'Keller', version: 2 })])).toBe('IDEMPOTENCY_MISMATCH')
  })

  test('is called by one line of at most 60 characters, with something to read', () => {
    const read = (name: string) => createView.endpoint.body.safeParse({ organizationId: ORGANIZATION, name, query: '' })
    expect(read('  zu \n sehen ').data?.name).toBe('zu sehen')
    expect(read('x'.repeat(61)).error?.issues[0]?.message).toBe('view_name_too_long')
    for (const nothing of ['', '  ', '\u200b'])
      expect(read(nothing).error?.issues[0]?.message).toBe('view_name_required')
  })
})

test('what somebody searched for is not saved: it may name a person, and would outlive their application', () => {
  const read = createView.endpoint.body.parse({
    organizationId: ORGANIZATION,
    name: 'Okuma',
    query: 'status=submitted&search=Anna+Okuma&sort=-name',
  })
  expect(read.query).toBe('status=submitted&sort=-name')
  for (const query of ['?search=Okuma', 's%65arch=Okuma', '%73%65%61%72%63%68=Okuma', 'Search=Okuma', ' search=Okuma'])
    expect(changeView.endpoint.body.parse({ query }).query).toBe('')
  expect(changeView.endpoint.body.parse({ query: 'tag=100%&search=A' }).query).toBe('tag=100%')
})

test('another name leaves what is looked at, and what is looked at the name', () => {
  expect(changed({ name: 'Garten vorn' })).toMatchObject({ [`view:${FIRST}`]: { name: 'Garten vorn', query: '' } })
  expect(changed({ query: 'mark=star' })).toMatchObject({ [`view:${FIRST}`]: { name: 'Garten', query: 'mark=star' } })
  expect(changed({ name: 'garten' })).toMatchObject({ [`view:${FIRST}`]: { name: 'garten' } })
  expect(changed({ name: 'balkon' })).toBe('VALIDATION_FAILED')
  expect(changed({ name: 'Garten', query: '' })).toEqual({})
})

test('what is removed is gone, and cannot be changed any more', () => {
  expect(doneTo({ view }, removeView, { params: { id: FIRST } })).toEqual({ [`view:${FIRST}`]: null })
  expect(changed({ name: 'Dach' }, idOf(8))).toBe('NOT_FOUND')
})
