import { Trans, useLingui } from '@lingui/react/macro'
import { type FieldPath, useController } from 'react-hook-form'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import type { Question } from '#shared/application/questions/question.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { askedRenterUnder, questionnaireUnder } from '#shared/policy/answers-under-pack.ts'
import { leftOutQuestions } from '#shared/policy/left-out.ts'
import type { Pack, PackRules } from '#shared/policy/pack.ts'
import { type AskedBy, rulesAskedBy } from '#shared/policy/policy-packs.ts'
import { isHidden, withoutForbidden } from '#shared/policy/questions-under-pack.ts'
import type { Policy } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import type { QuestionChange } from '#web/kit/form/field/form-field.tsx'
import { isOrigin, originNames } from '#web/kit/labels/origin-names.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import type { ControlProps } from '#web/kit/ui/labelled-control.tsx'
import { documentHintsOf } from './document-hints.tsx'

/** A pack that only a later version of the app knows changes nothing here: its server leaves out what may not be kept. */
const noRules: PackRules = { version: 0, questions: {}, documents: {} }

export function policyOf(asked: AskedBy & { policyPack: string }): Policy {
  const rules: PackRules & Pick<Pack, 'papers'> = rulesAskedBy(asked) ?? noRules
  return {
    rules,
    documentHints: (whose) => documentHintsOf(rules, whose),
    questionnaire: (today) => questionnaireUnder(rules, today),
    renter: (today) => askedRenterUnder(rules, today),
    changeOf: (name) => changeOf(rules, name),
    adjust: ({ getValues, setValue, clearErrors }) => {
      const { mainRenters, generalInfo, removed = [], leftOut = [] } = getValues()
      const all = [...mainRenters, ...removed.map(({ renter }) => renter)]
      // What is only asked less exactly has its question, which is answered anew.
      const now = leftOutQuestions(rules, { mainRenters: all, generalInfo }).filter((path) => isGone(rules, path))
      if (now.length > 0) setValue('leftOut', [...new Set([...leftOut, ...now])])
      for (const [index, renter] of mainRenters.entries()) {
        const kept = withoutForbidden(rules, renterQuestions, renter)
        if (!isSame(kept, renter)) setValue(`mainRenters.${index}`, kept)
      }
      // Who was removed may be brought back.
      const keptAside = removed.map((each) => ({
        ...each,
        renter: withoutForbidden(rules, renterQuestions, each.renter),
      }))
      if (!isSame(keptAside, removed)) setValue('removed', keptAside)
      // What is not asked, or may stay open, is nothing to mend.
      clearErrors(changedNames(rules, mainRenters.length))
      const kept = withoutForbidden(rules, generalInfoQuestions, generalInfo)
      if (!isSame(kept, generalInfo)) setValue('generalInfo', kept)
    },
  }
}

const isGone = (rules: PackRules, path: string) =>
  isHidden(rules, renterQuestions, path) || isHidden(rules, generalInfoQuestions, path)

const changedNames = ({ questions }: PackRules, renters: number) =>
  Object.keys(questions).flatMap((name) => [
    `generalInfo.${name}` as FieldPath<Answers>,
    ...Array.from({ length: renters }, (_, index) => `mainRenters.${index}.${name}` as FieldPath<Answers>),
  ])

/** Of answers whose fields stand in the same order. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

function changeOf(rules: PackRules, name: string): QuestionChange {
  const { questions } = rules
  const question = questionOf(name)
  if (isHidden(rules, renterQuestions, question) || isHidden(rules, generalInfoQuestions, question)) return null
  const rule = Object.entries(questions).find(([each]) => question === each || question.startsWith(`${each}.`))?.[1]
  if (rule === undefined) return undefined
  if (rule === 'hidden') return null
  if (rule === 'optional') return { optional: true }
  return {
    children: (control) => <OneOf {...{ name, control }} answers={rule} />,
    ...(question === 'profession.grossSalary' && { hint: <Trans>Per year, before deductions</Trans> }),
  }
}

/** What a field belongs to: a follow-up to its question. */
const questionOf = (name: string): string => {
  const path = name.replace(/^(mainRenters\.\d+|generalInfo)\./, '')
  return Object.entries<Question>(generalInfoQuestions).find(([each]) => each === path)?.[1].of ?? path
}

/** Answers to choose from where nothing more exact may be asked. */
function OneOf({ name, control, answers }: { name: string; control: ControlProps; answers: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { field } = useController({ name })
  return (
    <Select {...field} {...control}>
      <option value="">{t`Please choose`}</option>
      {answers.map((answer) => (
        <option key={answer} value={answer}>
          {isOrigin(answer) ? i18n._(originNames[answer]) : answer}
        </option>
      ))}
    </Select>
  )
}
