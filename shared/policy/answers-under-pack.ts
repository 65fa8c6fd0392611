import * as z from 'zod/mini'
import { generalInfo } from '#shared/application/general-info.ts'
import { askedRenter, mainRenter, salaryWithAmount } from '#shared/application/main-renter.ts'
import { questionnaire, renters } from '#shared/application/questionnaire.ts'
import { isNationality } from '#shared/countries.ts'
import { type CalendarDate, isCalendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { optionalText, requiredText } from '#shared/text.ts'
import type { PackRules, QuestionRule } from './policy-packs.ts'

/**
 * The questionnaire as a pack has it. Whatever the specification accepts is accepted here too: an application that was begun without
 * the pack, or by an older app, is never refused for what it says too much; `withoutForbidden` leaves that out.
 */
export const questionnaireUnder = (rules: PackRules, today: CalendarDate) =>
  z.object({
    ...questionnaire(today).shape,
    mainRenters: renters(askedRenter(renterUnder(rules, today))),
    generalInfo: generalInfoUnder(rules),
  })

export function renterUnder({ questions }: PackRules, today: CalendarDate) {
  const asked = mainRenter(today).shape
  const profession = asked.profession.shape
  return z.object({
    ...asked,
    dateOfBirth: questions.dateOfBirth ? optionalBirthday(today) : asked.dateOfBirth,
    nationality: questions.nationality
      ? answerUnder(questions.nationality, 'nationality_required', isNationality)
      : asked.nationality,
    profession: z.object({
      ...profession,
      grossSalary: questions['profession.grossSalary']
        ? salaryUnder(questions['profession.grossSalary'])
        : profession.grossSalary,
    }),
    // Without the rule that it is all or nothing.
    reference: questions.reference ? z.object(asked.reference.shape) : asked.reference,
  })
}

/** Not answered is null, which is neither yes nor no. */
export const generalInfoUnder = ({ questions }: PackRules) =>
  questions.casualtyInsurance
    ? z.object({ ...generalInfo.shape, casualtyInsurance: z._default(z.nullable(z.boolean()), null) })
    : generalInfo

/** What a pack's rules are about in a renter's answers. */
interface Answered {
  nationality: string
  profession: { grossSalary: string }
}

/** The same answers without what the pack does not let anybody ask: what is more exact than it allows is left out too. */
export const withoutForbidden = <Renter extends Answered>({ questions }: PackRules, renter: Renter): Renter => ({
  ...renter,
  nationality: allowed(questions.nationality, renter.nationality),
  profession: {
    ...renter.profession,
    grossSalary: allowed(questions['profession.grossSalary'], renter.profession.grossSalary),
  },
})

const allowed = (rule: QuestionRule | undefined, answer: string) =>
  rule === 'hidden' || (typeof rule === 'object' && !rule.includes(answer)) ? '' : answer

function answerUnder(rule: QuestionRule, missing: IssueCode, isUsual: (answer: string) => boolean = () => true) {
  // Whatever stands there: it is not kept, and no reason to refuse an application.
  if (rule === 'hidden') return z.catch(z.string(), '')
  if (rule === 'optional') return optionalText()
  return requiredText(missing).check(
    z.refine((answer) => answer === '' || rule.includes(answer) || isUsual(answer), { error: missing }),
  )
}

const salaryUnder = (rule: QuestionRule) => {
  const salary = answerUnder(rule, 'gross_salary_required')
  return rule === 'hidden' ? salary : salary.check(salaryWithAmount)
}

const optionalBirthday = (today: CalendarDate) =>
  z._default(
    z.string({ error: 'date_invalid' satisfies IssueCode }).check(
      z.trim(),
      z.refine((date) => date === '' || isCalendarDate(date), {
        error: 'date_invalid' satisfies IssueCode,
        abort: true,
      }),
      z.refine((date) => date < today, { error: 'date_of_birth_in_future' satisfies IssueCode }),
    ),
    '',
  )
