import { expect, test } from 'vitest'
import { areaOf } from './area-of.ts'

test('every page of an organization is in the area by which it is reached, those of the platform in none', () => {
  expect(areaOf('/admin')).toBe('overview')
  expect(areaOf('/admin/something-new/7')).toBe('overview')
  expect(areaOf('/application-process/p1')).toBe('overview')
  expect(areaOf('/application-process/p1/application/a1')).toBe('overview')
  expect(areaOf('/abnahmeprotokolle')).toBe('handovers')
  expect(areaOf('/abnahmeprotokolle/h1/rooms/r1')).toBe('handovers')
  expect(areaOf('/admin/life-spans')).toBe('handovers')
  expect(areaOf('/admin/team')).toBe('team')
  expect(areaOf('/admin/activity')).toBe('activity')
  expect(areaOf('/admin/privacy')).toBe('privacy')
  for (const elsewhere of ['/platform', '/organizations/o1', '/api-tests']) expect(areaOf(elsewhere)).toBeUndefined()
})
