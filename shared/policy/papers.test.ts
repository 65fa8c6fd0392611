import { expect, test } from 'vitest'
import { permittedDocuments } from '#shared/document/document-kinds.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { paperNames } from './paper-names.ts'
import { type Papers, papersIn } from './papers.ts'
import { rulesOf } from './policy-packs.ts'

const listed = homeCountries.flatMap((country) =>
  Object.values(rulesOf(country).papers ?? {}).flatMap(({ renter, guarantor = [], company = [] }: Papers) =>
    [...renter, ...guarantor, ...company].flatMap(papersIn),
  ),
)

test.each(homeCountries)('in %s what counts is said of kinds that are taken there, and of no other', (country) => {
  const { papers = {}, documents } = rulesOf(country)
  expect(permittedDocuments(documents, 'chosen')).toEqual(expect.arrayContaining(Object.keys(papers)))
})

test('every paper that has a name counts somewhere', () => {
  const used = new Set(listed.flatMap(({ paper, orElse }) => [paper, ...(orElse ? [orElse] : [])]))
  expect([...used].toSorted()).toEqual(Object.keys(paperNames).toSorted())
})

test('in France a company vouches by its register or its statutes, and by who represents it', () => {
  expect(rulesOf('FR').papers?.identity_document?.company).toEqual([
    { one: [{ paper: 'company_register', months: 3 }, { paper: 'company_statutes' }] },
    { one: [{ paper: 'representative_identity' }] },
  ])
})
