import { expect, test } from 'vitest'
import { errors, isErrorCode } from '#shared/errors/errors.ts'
import { isIssueCode, issues } from './issues.ts'

test('every error has a status of failure, an id made of its code, and a sentence', () => {
  for (const [code, { status, text }] of Object.entries(errors)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(text.id).toBe(`error.${code}`)
    expect(text.message).toMatch(/\w{2}.*$/)
  }
})

test('the codes of the specification have the statuses that it gives them', () => {
  const statuses = Object.fromEntries(Object.entries(errors).map(([code, { status }]) => [code, status]))
  expect(statuses).toMatchObject({
    VALIDATION_FAILED: 422,
    UNAUTHORIZED: 401,
    ACCESS_DENIED: 403,
    NOT_FOUND: 404,
    PROCESS_NOT_FOUND: 404,
    APPLICATION_CLOSED: 409,
    IDEMPOTENCY_MISMATCH: 422,
    DOCUMENTS_MISSING: 409,
    PAYLOAD_TOO_LARGE: 413,
    UNSUPPORTED_MEDIA_TYPE: 415,
    RATE_LIMITED: 429,
  })
})

test('every issue has an id made of its code, and a text', () => {
  for (const [code, { id, message }] of Object.entries(issues)) {
    expect(id).toBe(`issue.${code}`)
    expect(message.length).toBeGreaterThan(5)
  }
})

test('the reasons of the specification are in its own words', () => {
  const messages: string[] = Object.values(issues).map(({ message }) => message)
  expect(messages).toEqual(
    expect.arrayContaining([
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Phone number is required',
      'Date of birth is required',
      'Nationality is required',
      'Street is required',
      'Street number is required',
      'Zip code is required',
      'City is required',
      'Country is required',
      'Profession is required',
      'Employment status is required',
      'Gross salary is required',
      'Document type is required',
      "All reference fields are required when not checking 'I have no reference'",
      'At least one main renter is required',
      'Desired start date is required',
      'Number of adults must be at least 1',
      'Number of children cannot be negative',
      'Insurance name is required when you have casualty insurance',
      'You must confirm the terms and conditions',
      'This field is required',
      'Please enter a 6-digit code.',
    ]),
  )
})

test('no word is both an error and an issue, because an issue named like an error is answered as that error', () => {
  expect(Object.keys(issues).filter(isErrorCode)).toEqual([])
  expect(Object.keys(errors).filter(isIssueCode)).toEqual([])
  expect([isErrorCode('toString'), isIssueCode('constructor')]).toEqual([false, false])
})
