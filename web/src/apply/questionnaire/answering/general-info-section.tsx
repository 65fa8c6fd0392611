import { Box, Grid } from '@chakra-ui/react'
import { type ReactNode, use } from 'react'
import { useWatch } from 'react-hook-form'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { type Kind, namesOf, type Question } from '#shared/application/questions/question.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { ChangedQuestions } from '#web/kit/form/field/form-field.tsx'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { TextAreaField } from '#web/kit/form/later/text-area-field.tsx'
import { YesNoField } from '#web/kit/form/later/yes-no-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { Optional } from '#web/kit/ui/labelled-control.tsx'

/** The household and the wish (applicant.md, General info). */
export function GeneralInfoSection() {
  const { asked } = useQuestionLabels()
  return (
    <Grid rowGap="6" columnGap="4" templateColumns="1fr 1fr" alignItems="end">
      {namesOf(generalInfoQuestions).map((name) => (
        <Ask key={name} at="generalInfo" name={name} question={generalInfoQuestions[name]} label={asked(name)} />
      ))}
    </Grid>
  )
}

interface Asked {
  name: string
  label: ReactNode
  choices: Question['choices']
  optional: boolean | undefined
}

/** Fields of one size fits all; what needs more than a name is placed by its section. */
const fields: Partial<Record<Kind, (props: Asked) => ReactNode>> = {
  line: ({ name, label }) => <TextField {...{ name, label }} />,
  comment: ({ name, label }) => <TextAreaField {...{ name, label }} optional />,
  date: ({ name, label }) => <DateField {...{ name, label }} />,
  tick: ({ name, label }) => <CheckboxField {...{ name, label }} />,
  yesNo: ({ name, label, optional }) => <YesNoField {...{ name, label, optional }} />,
  count: ({ name, label, choices }) => (
    <SelectField {...{ name, label }} read={Number}>
      {choices?.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  ),
}

interface AskProps {
  /** Where its group stands in the form. */
  at: string
  name: string
  question: Question
  label: string
}

/** A question with the field of its kind, in a grid of two columns; a follow-up once its question was answered with yes. */
function Ask({ at, name: its, question: { kind, of, choices, isExtra }, label }: AskProps) {
  const name = `${at}.${its}`
  const before: unknown = useWatch({ name: of === undefined ? name : `${at}.${of}` })
  const isChanged = use(ChangedQuestions)
  const change = isChanged ? isChanged(name) : isExtra ? null : undefined
  const Field = fields[kind]
  if (!Field || change === null || (of !== undefined && before !== true)) return null
  // Other fields say by themselves that nobody has to answer.
  const isOptional = kind === 'yesNo' && change?.optional
  return (
    <Box gridColumn={kind === 'count' ? undefined : 'span 2'} minW="0">
      <Field
        {...{ name, choices }}
        optional={isOptional}
        label={isOptional ? [label, ' ', <Optional key="optional" />] : label}
      />
    </Box>
  )
}
