import { Trans } from '@lingui/react/macro'
import { questionnaireUnder, renterUnder, withoutForbidden } from '#shared/policy/answers-under-pack.ts'
import { type PackQuestion, type PackRules, packQuestions, rulesOf } from '#shared/policy/policy-packs.ts'
import type { Policy } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { QuestionChange } from '#web/kit/form/field/changed-questions.ts'
import { OneOf } from './policy-one-of.tsx'

/** A pack that only a later version of the app knows changes nothing here: its server leaves out what may not be kept. */
const noRules: PackRules = { version: 0, questions: {}, laterDocuments: [] }

export function policyOf(pack: string): Policy {
  const rules = rulesOf(pack) ?? noRules
  return {
    rules,
    questionnaire: (today) => questionnaireUnder(rules, today),
    renter: (today) => renterUnder(rules, today),
    changeOf: (name) => changeOf(rules, name),
    adjust: ({ getValues, setValue }) => {
      for (const [index, renter] of getValues().mainRenters.entries()) {
        const { nationality, profession } = withoutForbidden(rules, renter)
        if (nationality !== renter.nationality) setValue(`mainRenters.${index}.nationality`, nationality)
        if (profession.grossSalary !== renter.profession.grossSalary) {
          setValue(`mainRenters.${index}.profession.grossSalary`, profession.grossSalary)
        }
      }
    },
  }
}

function changeOf({ questions }: PackRules, name: string): QuestionChange {
  const question = questionOf(name)
  const rule = question && questions[question]
  if (rule === undefined) return undefined
  if (rule === 'hidden') return null
  if (rule === 'optional') return { optional: true }
  return {
    children: (control) => <OneOf {...{ name, control }} answers={rule} />,
    ...(question === 'profession.grossSalary' && { hint: <Trans>Per year, before deductions</Trans> }),
  }
}

/** What a field belongs to: those of a reference and of an insurance are one question each. */
const questionOf = (name: string): PackQuestion | undefined => {
  const path = name.replace(/^(mainRenters\.\d+|generalInfo)\./, '')
  return packQuestions.find(
    (question) => path === question || path.startsWith(`${question}.`) || path === `${question}Name`,
  )
}
