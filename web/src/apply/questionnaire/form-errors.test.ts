import { expect, test } from 'vitest'
import { errorsLiftedBy, listErrors } from './form-errors.ts'

test('errors are listed in the order of the form, with the path of their field', () => {
  const errors = {
    mainRenters: [undefined, { email: { type: 'x', message: 'email_invalid', ref: { name: 'email' } } }],
    confirmed: { type: 'x', message: 'confirmation_required' },
  }
  expect(listErrors(errors as Parameters<typeof listErrors>[0])).toEqual([
    { name: 'mainRenters.1.email', code: 'email_invalid' },
    { name: 'confirmed', code: 'confirmation_required' },
  ])
})

test('any field of a reference lifts the error that the company carries for all of them', () => {
  expect(errorsLiftedBy('mainRenters.2.reference.phone')).toContain('mainRenters.2.reference.company')
  expect(errorsLiftedBy('mainRenters.2.phone')).toEqual(['mainRenters.2.phone'])
})
