// node scripts/write-rules-by-country.ts: what may be asked where, and until when what is kept or done, from the packs.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { questionsByPath } from '#shared/application/questions/by-path.ts'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { isOfRenters } from '#shared/application/main-renter.ts'
import { namesOf, type Questions } from '#shared/application/questions/question.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import {
  type DocumentRules,
  type DocumentType,
  documentTypes,
  permittedDocuments,
} from '#shared/document/document-kinds.ts'
import { lifeSpans, LOOKED_AT_YEAR } from '#shared/handover/room/life-spans.ts'
import { type HomeCountry, homeCountries } from '#shared/home-countries.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { Name } from '#shared/application/questions/names.ts'
import { type Paper, type PaperGroup, papersIn } from '#shared/policy/papers.ts'
import { paperNames } from '#shared/policy/paper-names.ts'
import type { DeadlineRule, Pack, QuestionRule, Sources } from '#shared/policy/pack.ts'

const root = path.join(import.meta.dirname, '..')
export const rulesFile = path.join(root, 'docs/specification/rules-by-country.md')

/** Of every question, whether a pack may change it or not: a group is one, unless a pack has a rule for a part of it. */
const questionsOf = (all: Questions, within = ''): string[] =>
  Object.entries(all).flatMap(([name, question]) =>
    question.kind === 'group' && !question.byPack
      ? questionsOf(question.questions, `${within}${name}.`)
      : question.of === undefined || question.isExtra
        ? [within + name]
        : [],
  )
const questions = [...questionsOf(renterQuestions), ...questionsOf(generalInfoQuestions)]

/** Asked only where a pack names it. */
const isExtra = (path: string) =>
  [renterQuestions, generalInfoQuestions].some((all) => Object.fromEntries(questionsByPath(all))[path]?.isExtra)

function saidOfQuestion(name: string, { questions: rules, mayAsk }: Pack): string {
  const rule: QuestionRule | undefined = Object.entries(rules).find(([each]) => each === name)?.[1]
  if (mayAsk.some((each) => each === name)) return 'voluntary, where the organization chose it'
  if (rule === undefined) return isExtra(name) ? '**not asked**' : 'as specified'
  if (typeof rule === 'string') return { hidden: '**not asked**', optional: 'voluntary' }[rule]
  return `one of ${rule.length}: ${rule[0]} … ${rule.at(-1)}`
}

function saidOfDocument(rules: DocumentRules, type: DocumentType): string {
  if (!permittedDocuments(rules, 'chosen').includes(type)) return '**not taken**'
  if (rules[type] === 'asked') return 'asked for at once'
  if (rules[type] === 'once_chosen') return 'asked for once chosen, **not taken before**'
  return rules[type] === 'later' ? 'asked for once chosen' : 'taken'
}

const saidOfPapers = (groups: readonly PaperGroup[] | undefined): string =>
  groups
    ?.map((group) => {
      const said = papersIn(group).map(saidOfPaper)
      if (said.length === 1) return said.join('')
      return `${'one' in group ? 'one' : 'one or more'} of: ${said.join('; ')}`
    })
    .join('; and ') ?? 'the same'

function saidOfPaper({ paper, last, ofMonths, months, orElse }: Paper): string {
  const how = [
    last && (last === 1 ? 'the latest' : `the last ${last}`),
    ofMonths && `of the last ${ofMonths} months`,
    months && `less than ${months} months old`,
  ].filter(Boolean)
  const said = [paperNames[paper].message, ...how].join(', ')
  return orElse ? `${said} (if there is none: ${paperNames[orElse].message})` : said
}

const saidOfRetention = ({ source, isReading }: Pick<Pack['retention'], 'source' | 'isReading'>) =>
  source === null ? 'our own choice' : isReading ? `our reading of: ${source}` : source

function saidOfDeposit({ deposit }: Pack): string {
  if (!deposit) return 'no law says so'
  const { rents, withSideCosts, rentsFurnished } = deposit
  const said = `${rents} × the monthly rent ${withSideCosts ? 'with' : 'without'} side costs`
  return rentsFurnished ? `${said}, furnished ${rentsFurnished} ×` : said
}

const saidOfLifeSpans = ({ lifeSpans: by }: Pack) =>
  by ? { published: 'published ones are offered', agreed: 'by a grid that a collective agreement has' }[by] : 'typed'

function saidOfCommercialUse({ commercialUse }: Pack): string {
  const shorter = Object.entries(commercialUse?.shorterBy ?? {}).map(([use, by]) => `\`${use}\` −${by} %`)
  return commercialUse ? `${shorter.join(', ')} (${commercialUse.source})` : ''
}

function saidOfDeadline({ within }: DeadlineRule): string {
  if (!within) return 'as soon as there is something to tell'
  const [[unit, count] = ['', 0]] = Object.entries(within)
  return `${count} ${{ workingDays: 'working days', days: 'days', months: count === 1 ? 'month' : 'months' }[unit] ?? unit}`
}

const row = (...cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')
const inEach = (made: (pack: Pack) => string) => homeCountries.map((country) => made(packs[country]))

/** @throws Error for a rule that says no source */
function sourcesOf(country: HomeCountry, { questions: why, mayAsk, documents, lookedAt }: Sources): string[][] {
  const said: Readonly<Record<string, Name>> = { ...why, ...mayAsk }
  const rules = [...Object.keys(packs[country].questions), ...packs[country].mayAsk]
  const unsaid = rules.find((question) => !said[question])
  if (unsaid) throw new Error(`${country}: ${unsaid} has no source`)
  return [...rules.map((question) => [question, said[question]?.message]), ['documents', documents.message]].map(
    ([what = '', source = '']) => [country, `\`${what}\``, source, lookedAt],
  )
}

/** The page as it has to be. */
export async function rulesByCountry(): Promise<string> {
  const sources = homeCountries.map(async (country) => {
    const file = path.join(root, `shared/policy/packs/${country.toLowerCase()}.ts`)
    const { sources: said }: { sources: Sources } = await import(file)
    return sourcesOf(country, said)
  })
  const head = (what: string) => [what, ...homeCountries]
  return `# Rules by country

Written by \`node scripts/write-rules-by-country.ts\` from \`shared/policy/packs/\`; defaults of the product, and no legal advice
([decision 028](../decisions/028-policy-packs.md)). Whatever is not asked or not taken is not kept either, whoever sends it.

## Questions

${table(
  head('with the application'),
  questions.map((name) => [`\`${name}\``, ...inEach((pack) => saidOfQuestion(name, pack))]),
)}

Of a guarantor the same, without ${namesOf(renterQuestions)
    .filter(isOfRenters)
    .map((name) => `\`${name}\``)
    .join(', ')}
([decision 047](../decisions/047-a-guarantor-is-one-of-the-people.md)); the same kinds of documents are taken.

## Kinds of documents

What is taken can be requested once somebody was chosen ([manager.md](manager.md), Document requests), and nothing else.

${table(
  head('kind'),
  documentTypes.map((type) => [`\`${type}\``, ...inEach(({ documents }) => saidOfDocument(documents, type))]),
)}

What counts as one; applicants read it as a list:

${table(
  ['law', 'kind', 'of those who apply', 'of guarantors', 'of a company that vouches', 'by whose word'],
  homeCountries.flatMap((country) => {
    const { papers = {} }: Pack = packs[country]
    return documentTypes.flatMap((type) => {
      const counts = papers[type]
      if (!counts) return []
      const { renter, guarantor, company, source } = counts
      const said = [renter, guarantor, company].map((groups) => saidOfPapers(groups))
      return [[country, `\`${type}\``, ...said, source ?? 'our own choice']]
    })
  }),
)}

## How long rejected and withdrawn applications are kept

${table(head('where the organization chose nothing else'), [
  ['days', ...inEach(({ retention }) => String(retention.days))],
  ['by whose word', ...inEach(({ retention }) => saidOfRetention(retention))],
])}

## How long who lived in a home is kept

With the application by which they came, counted from the last day of their tenancy ([decision 054](../decisions/054-a-tenancy-has-an-end.md)).

${table(head('where the organization chose nothing else'), [
  ['days', ...inEach(({ afterTenancy }) => String(afterTenancy.days))],
  ['by whose word', ...inEach(({ afterTenancy }) => saidOfRetention(afterTenancy))],
  ['looked at', ...inEach(({ afterTenancy }) => afterTenancy.lookedAt)],
])}

## The most that a deposit may be

Said beside the field; more is not refused.

${table(head('where somebody lives'), [
  ['at most', ...inEach(saidOfDeposit)],
  ['rule', ...inEach(({ deposit }) => deposit?.source ?? '')],
  ['looked at', ...inEach(({ deposit }) => deposit?.lookedAt ?? '')],
])}

## Deadlines after a handover

${table(
  ['law', 'after', 'kind', 'within', 'rule'],
  homeCountries.flatMap((country) =>
    packs[country].deadlines.map((each: DeadlineRule) => [
      country,
      each.after.replace('_', ' '),
      `\`${each.kind}\``,
      saidOfDeadline(each),
      each.source,
    ]),
  ),
)}

## What a protocol names

Its lack is told before it is signed, and keeps nobody from signing.

${table(
  ['law', 'named', 'rule'],
  homeCountries.flatMap((country) => {
    const { protocolNames: names }: Pack = packs[country]
    return (names?.facts ?? []).map((fact) => [country, `\`${fact}\``, names?.source ?? ''])
  }),
)}

## How long things last

For the residual value that a protocol suggests ([handover.md](handover.md), Residual value).

${table(head('what'), [
  ['life spans', ...inEach(saidOfLifeSpans)],
  ['shorter by commercial use', ...inEach(saidOfCommercialUse)],
])}

Published, as looked at in ${LOOKED_AT_YEAR}; the sources carry no edition:

${table(
  ['type', 'years', 'source'],
  lifeSpans.map(({ type, years, upTo, isDisputed, source }) => [
    `\`${type}\``,
    `${years}${upTo === undefined ? '' : ` to ${upTo} by its quality`}${isDisputed ? ', disputed' : ''}`,
    source,
  ]),
)}

## Sources

${table(['law', 'rule', 'because', 'looked at'], (await Promise.all(sources)).flat())}
`
}

if (process.argv[1] === import.meta.filename) writeFileSync(rulesFile, await rulesByCountry())
