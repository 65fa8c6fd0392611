import { expect, test } from 'vitest'
import { organizationForm, organizationSettings } from './organization.ts'

test('what an organization is called is taken as it reads, and nothing that cannot be seen is a name', () => {
  const name = organizationForm.shape.name
  expect(name.parse('Muster\u202Egnutlawrev\nAG')).toBe('Mustergnutlawrev AG')
  for (const { shape } of [organizationForm, organizationSettings]) {
    expect(shape.name.safeParse('\u200B').error?.issues[0]?.message).toBe('organization_name_required')
  }
})
