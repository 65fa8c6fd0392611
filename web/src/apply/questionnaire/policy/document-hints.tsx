import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type DocumentType, documentTypes } from '#shared/document/document-kinds.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { PackRules } from '#shared/policy/pack.ts'

type Hints = Partial<Record<DocumentType, ReactNode>>

/** What is said below the name of a kind of document: when it is needed, and what counts as one. */
export const documentHintsOf = (pack: string, { documents: rules }: PackRules): Hints => ({
  ...Object.fromEntries(
    documentTypes.filter((type) => rules[type] === 'later').map((type) => [type, <LaterIsFine key={type} />]),
  ),
  ...whatCounts[pack as HomeCountry],
})

const LaterIsFine = () => <Trans>Later is fine: nobody may ask for it before a choice is made.</Trans>

/** Where the law says it. */
const whatCounts: Partial<Record<HomeCountry, Hints>> = {
  // Décret 2015-1437.
  FR: {
    identity_document: <Trans>One of: identity card, passport, driving licence, residence document</Trans>,
    confirmation_of_residence: (
      <Trans>
        One of: the last three rent receipts, or the landlord's certificate; a host's statement; an address for service;
        the last property tax notice, or a title deed
      </Trans>
    ),
    proof_of_activity: (
      <Trans>
        One or more: contract of work or internship, or the employer's certificate; registration of a business, less
        than three months old; professional card; student card or certificate; another recent proof
      </Trans>
    ),
    proof_of_income: (
      <Trans>
        One or more: last tax notice; last three payslips; benefits, pension or grant of the last three months; two
        balance sheets; income from property or capital; simulation of housing aid
      </Trans>
    ),
  },
}

/** What counts otherwise, where somebody vouches for others. */
export const guarantorHintsOf = (pack: string): Hints | undefined => ofGuarantors[pack as HomeCountry]

const ofGuarantors: Partial<Record<HomeCountry, Hints>> = {
  // Décret 2015-1437, annexe II; a company vouches by its register and the identity of who represents it.
  FR: {
    identity_document: (
      <Trans>
        One of: identity card, passport, driving licence, residence document. For a company: its entry in the register,
        less than three months old, and the identity of its representative
      </Trans>
    ),
    confirmation_of_residence: (
      <Trans>
        One of: the last rent receipt; a bill for water, gas, electricity or telephone, or a certificate of home
        insurance, less than three months old; the last property tax notice, or a title deed
      </Trans>
    ),
  },
}
