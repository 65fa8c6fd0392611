import {
  type DocumentType,
  documentTypes,
  lackingDocuments,
  permittedDocuments,
} from '#shared/document/document-kinds.ts'
import { type HomeCountry, homeCountries } from '#shared/home-countries.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { Pack, PackRules } from '#shared/policy/pack.ts'
import type { DataProtection } from './contract.ts'

/** With the application; once somebody was chosen; whoever wants to; not taken, nor kept. */
export type Stage = 'at_once' | 'once_chosen' | 'if_wanted' | 'not_taken'

/** When each kind of document is asked for. None is needed to apply. */
export function documentStages({ documents: rules }: Pick<PackRules, 'documents'> = { documents: {} }) {
  const permitted = permittedDocuments(rules, 'chosen')
  const expected = lackingDocuments('isExpected', [], rules)
  return documentTypes.map((type): { type: DocumentType; stage: Stage } => {
    if (!permitted.includes(type)) return { type, stage: 'not_taken' }
    if (rules[type] === 'later') return { type, stage: 'once_chosen' }
    return { type, stage: expected.includes(type) ? 'at_once' : 'if_wanted' }
  })
}

export interface Kept {
  country: HomeCountry
  days: number
  /** The organization's, the source's, our reading of it, or our own. */
  word: 'chosen' | 'source' | 'reading' | 'own'
  source: string | null
}

/** How long rejected and withdrawn applications are kept in each country, and by whose word. */
export const keptIn = ({ homes, retentionDays }: Pick<DataProtection, 'homes' | 'retentionDays'>): Kept[] =>
  keptBy(homes, retentionDays, ({ retention }) => retention)

/** Who lived in a home, after the last day of the tenancy. */
export const residentsKeptIn = ({ homes, residentDays }: Pick<DataProtection, 'homes' | 'residentDays'>): Kept[] =>
  keptBy(homes, residentDays, ({ afterTenancy }) => afterTenancy)

const keptBy = (homes: DataProtection['homes'], chosen: number | null, usual: (pack: Pack) => Pack['retention']) =>
  countriesOf(homes).map((country): Kept => {
    if (chosen !== null) return { country, days: chosen, word: 'chosen', source: null }
    const { days, source, isReading } = usual(packs[country])
    return { country, days, word: source === null ? 'own' : isReading ? 'reading' : 'source', source }
  })

/** Where it lets; of an organization without a home wherever homes can be. */
const countriesOf = (homes: DataProtection['homes']) =>
  homes.length > 0 ? [...new Set(homes.map(({ country }) => country))] : homeCountries

/** The countries in which the same is asked, by the same pack. */
export const askedAlike = (homes: DataProtection['homes']) =>
  [...Map.groupBy(homes, ({ policyPack, ownQuestions }) => [policyPack, ...ownQuestions].join()).values()].flatMap(
    (alike) => alike.slice(0, 1).map((asked) => ({ asked, countries: alike.map(({ country }) => country) })),
  )
