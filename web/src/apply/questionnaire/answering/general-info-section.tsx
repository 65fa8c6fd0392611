import { Grid } from '@chakra-ui/react'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { namesOf } from '#shared/application/questions/question.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { Ask } from './ask.tsx'

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
