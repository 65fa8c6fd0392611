import { expect, test } from 'vitest'
import { permittedDocuments } from '#shared/document/document-kinds.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { paperNames } from './paper-names.ts'
import { type PaperGroup, type Papers, papersIn } from './papers.ts'
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

const named = (groups: readonly PaperGroup[]) => groups.flatMap(papersIn).map(({ paper }) => paper)

test('in France guarantors are asked for what annex II lists, and not for all that those who apply are', () => {
  const { papers = {} } = rulesOf('FR')
  const notOfGuarantors = Object.values(papers).map(({ renter, guarantor }: Papers) =>
    named(renter).filter((paper) => !named(guarantor ?? []).includes(paper)),
  )
  expect(notOfGuarantors).toEqual([
    ['residence_document'],
    ['host_statement', 'service_address'],
    ['student_proof'],
    ['recent_tax_notice', 'internship_allowance', 'grant', 'housing_aid'],
  ])
})

test('in France a company vouches by its register, its statutes or another proof, and by who represents it', () => {
  expect(rulesOf('FR').papers?.identity_document?.company).toEqual([
    {
      one: [{ paper: 'company_register', months: 3 }, { paper: 'company_statutes' }, { paper: 'company_other_proof' }],
    },
    { one: [{ paper: 'representative_identity' }] },
  ])
})
