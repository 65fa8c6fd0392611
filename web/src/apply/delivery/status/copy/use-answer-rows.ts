import { useLingui } from '@lingui/react/macro'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { questionsByPath } from '#shared/application/questions/by-path.ts'
import { namesOf, type Questions } from '#shared/application/questions/question.ts'
import { employmentStatuses, renterQuestions } from '#shared/application/questions/renter.ts'
import { saidOf, valueOf, type Words } from '#shared/application/questions/said.ts'
import { isOfRenters } from '#shared/application/main-renter.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { PackRules } from '#shared/policy/pack.ts'
import { isHidden } from '#shared/policy/questions-under-pack.ts'
import { incomeQuestions, saidTo } from '#shared/salary/income-said.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { employmentStatusNames, useTexts } from '#web/kit/i18n/texts.ts'
import { useOriginWords } from '#web/kit/labels/origin-names.ts'
import { useSalaryLabels } from '#web/kit/labels/salary-labels.ts'

export type SaidByRenter = Omit<SentRenter, 'documents'>
export type SaidInGeneral = Readonly<Record<keyof typeof generalInfoQuestions, unknown>>

/** Name and value; the value is empty where nothing was said. */
export type Row = [string, string]

/** Answers line by line, in the order in which they were asked, in the words of those who gave them. */
export function useAnswerRows() {
  const { t, i18n } = useLingui()
  const { country } = useTexts()
  const nationality = useOriginWords()
  const salaries = useSalaryLabels()
  const { name } = useQuestionLabels()
  const employment = (code: string) => {
    const known = employmentStatuses.find((status) => status === code)
    return known ? i18n._(employmentStatusNames[known]) : ''
  }
  const words: Words = { yes: t`Yes`, no: t`No`, instead: true, country, nationality, choice: employment }

  /** @param home in whose money a salary is said */
  const renterRows = (renter: SaidByRenter, home: HomeCountry | undefined, rules?: PackRules): Row[] => {
    const { currentAddress: address, profession: work, reference } = renter
    /** Groups are said in one line, or in two. */
    const groups: Partial<Record<string, Row[]>> = {
      currentAddress: [
        [
          t`Current address`,
          joined(
            `${address.street} ${address.streetNumber}`,
            `${address.zipCode} ${address.city}`,
            address.country && country(address.country),
          ),
        ],
      ],
      profession: [
        [name('profession.profession'), joined(work.profession, employment(work.employmentStatus))],
        ...incomeQuestions
          .filter((question) => !isLeftOut(renterQuestions, `profession.${question}`, work[question], rules))
          .map((question): Row => [name(`profession.${question}`), salaries.own(saidTo(question, work), home)]),
      ],
      reference: [
        [
          t`Reference`,
          reference.noReference
            ? name('reference.noReference')
            : joined(reference.company, reference.name, reference.phone, reference.email),
        ],
      ],
    }
    return namesOf(renterQuestions).flatMap((each): Row[] => {
      if (each === 'firstName' || each === 'lastName' || isLeftOut(renterQuestions, each, renter[each], rules))
        return []
      if (renter.isGuarantor && isOfRenters(each)) return []
      return groups[each] ?? [[name(each as 'email'), valueOf(renterQuestions, each, renter, words)]]
    })
  }

  const generalRows = (info: SaidInGeneral, rules?: PackRules): Row[] =>
    saidOf(generalInfoQuestions, info, words)
      .filter(({ name: each }) => !isLeftOut(generalInfoQuestions, each, info[each], rules))
      .map(({ name: each, value }) => [name(each), value])

  return { renterRows, generalRows }
}

/** What nobody is asked, and what would follow up another answer; of what was sent, only as far as nothing was said. */
function isLeftOut(all: Questions, path: string, answer: unknown, rules?: PackRules): boolean {
  const question = questionsByPath(all).find(([each]) => each === path)?.[1]
  if (!question) return isHidden(rules, all, path)
  const isEmpty = (answer ?? question.blank) === question.blank
  return isHidden(rules, all, path) ? rules !== undefined || isEmpty : question.of !== undefined && isEmpty
}

const joined = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
