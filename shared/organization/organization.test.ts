import { expect, test } from 'vitest'
import { organization, organizationForm, organizationSettings } from './organization.ts'

test('what an organization is called is taken as it reads, and nothing that cannot be seen is a name', () => {
  const name = organizationForm.shape.name
  expect(name.parse('Muster\u202Egnutlawrev\nAG')).toBe('Mustergnutlawrev AG')
  for (const { shape } of [organizationForm, organizationSettings]) {
    expect(shape.name.safeParse('\u200B').error?.issues[0]?.message).toBe('organization_name_required')
  }
})

test('what a server says that knows no life spans yet is an organization without any', () => {
  const before = { id: 'o', name: 'Muster', description: '', country: null, createdAt: '2027-01-05T09:00:00.000Z' }
  expect(organization.parse(before)).toMatchObject({ lifeSpans: {}, ownQuestions: [], retentionDays: null })
  const later = { name: 'Evier', years: 7, source: 'Accord', since: '2024-03-01', perRoom: true }
  expect(organization.parse({ ...before, lifeSpans: { XX: [later] } }).lifeSpans['XX']).toMatchObject([
    { name: 'Evier', freeYears: 0, restPercent: 0 },
  ])
})
