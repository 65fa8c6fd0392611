import type { Message } from '#server/i18n/catalogues.ts'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { generalInfoNames, notInTable, tableHeadings } from '#shared/application/questions/general-info-names.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { renterNames } from '#shared/application/questions/renter-names.ts'
import { shownOf, valueOf } from '#shared/application/questions/said.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import { formatDate } from '#shared/dates.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { PackRules } from '#shared/policy/pack.ts'
import { isHidden } from '#shared/policy/questions-under-pack.ts'
import { incomeQuestions, saidTo } from '#shared/salary/income-said.ts'
import { markOfSalary } from '#shared/salary/salary-mark.ts'
import { answers, salaryMarkTexts, statuses } from './table-texts.ts'

/** A renter of an application, and how they are written down. */
export interface TableLine {
  application: ManagedApplication
  renter: SentRenter
  write: (message: Message) => string
  /** Of the home. */
  country: HomeCountry | undefined
}

interface Column {
  heading: Message
  cell: (line: TableLine) => string
}

const headings: Partial<Record<keyof typeof generalInfoQuestions, Message>> = tableHeadings

const wordsOf = ({ write }: TableLine) => ({ yes: write(answers.yes), no: write(answers.no) })

/** Codes as they were sent. */
const renterColumns = (rules: PackRules | undefined): Column[] =>
  shownOf(renterQuestions)
    .filter(([name, { isExtra }]) => !(isExtra && isHidden(rules, renterQuestions, name)))
    .map(([name]) => ({
      heading: renterNames[name as 'email'],
      cell: (line) => valueOf(renterQuestions, name, line.renter, wordsOf(line)),
    }))

/** @param rules by which it is asked: what nobody is asked has no column */
const generalColumns = (rules: PackRules | undefined): Column[] =>
  shownOf(generalInfoQuestions, Object.keys(headings) as (keyof typeof headings)[])
    .filter(
      ([name, { kind, isExtra }]) =>
        kind !== 'comment' && !notInTable.includes(name) && !(isExtra && isHidden(rules, generalInfoQuestions, name)),
    )
    .map(([name]) => ({
      heading: headings[name] ?? generalInfoNames[name],
      // Of a household no guarantor was asked.
      cell: (line) =>
        line.renter.isGuarantor ? '' : valueOf(generalInfoQuestions, name, line.application.generalInfo, wordsOf(line)),
    }))

/** Net and gross in columns of their own: nobody adds up the one with the other. */
const incomeColumns = (rules: PackRules | undefined): Column[] =>
  incomeQuestions
    .filter((question) => question === 'grossSalary' || !isHidden(rules, renterQuestions, `profession.${question}`))
    .map((question) => ({
      heading: renterNames[`profession.${question}`],
      cell: ({ renter: { profession }, write, country }) => {
        const { text, basis } = saidTo(question, profession)
        const mark = markOfSalary(text, country, basis)
        // Beside it in its cell: a program that adds up the column must not add this.
        return mark ? `${text} (${write(salaryMarkTexts[mark])})` : text
      },
    }))

/** From left to right. */
export const columnsUnder = (rules: PackRules | undefined): readonly Column[] => [
  {
    heading: /*i18n*/ { id: 'table.reference', message: 'Reference number' },
    cell: ({ application }) => application.reference,
  },
  {
    heading: /*i18n*/ { id: 'table.status', message: 'Status' },
    cell: ({ application, write }) => write(statuses[application.status]),
  },
  {
    heading: /*i18n*/ { id: 'table.received', message: 'Received on' },
    cell: ({ application }) => formatDate(application.createdAt),
  },
  ...renterColumns(rules),
  {
    heading: renterNames['currentAddress.street'],
    cell: ({ renter: { currentAddress: home } }) => `${home.street} ${home.streetNumber}`,
  },
  {
    heading: /*i18n*/ { id: 'table.zip_code', message: 'ZIP code' },
    cell: ({ renter }) => renter.currentAddress.zipCode,
  },
  { heading: renterNames['currentAddress.city'], cell: ({ renter }) => renter.currentAddress.city },
  { heading: renterNames['currentAddress.country'], cell: ({ renter }) => renter.currentAddress.country },
  { heading: renterNames['profession.profession'], cell: ({ renter }) => renter.profession.profession },
  ...incomeColumns(rules),
  {
    heading: /*i18n*/ { id: 'table.guarantor', message: 'Guarantor' },
    cell: ({ renter, write }) => (renter.isGuarantor ? write(answers.yes) : ''),
  },
  ...generalColumns(rules),
  {
    heading: /*i18n*/ { id: 'table.star', message: 'Starred' },
    cell: ({ application, write }) => (application.isStarred ? write(answers.yes) : ''),
  },
  { heading: /*i18n*/ { id: 'table.tags', message: 'Tags' }, cell: ({ application }) => application.tags.join(', ') },
]
