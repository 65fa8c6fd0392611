import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { Answers } from '#web/apply/storage/answers.ts'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { Heading } from '#web/kit/ui/typography.ts'

/** All four, or the word that there is none (applicant.md, Main renters). */
export function ReferenceFields({ index }: { index: number }) {
  const { t } = useLingui()
  const { name } = useQuestionLabels()
  const at = `mainRenters.${index}.reference` as const
  const label = (part: 'company' | 'name' | 'phone' | 'email') => name(`reference.${part}`)
  const noReference = useWatch<Answers>({ name: `${at}.noReference` })
  return (
    <Box as="section" display="grid" gap="4">
      <Heading as="h2" size="lg">
        <Trans>Reference</Trans>
      </Heading>
      <CheckboxField name={`${at}.noReference`} label={name('reference.noReference')} />
      {!noReference && (
        <>
          <TextField
            name={`${at}.company`}
            label={label('company')}
            hint={t`Your current landlord or property manager`}
          />
          <TextField name={`${at}.name`} label={label('name')} spellCheck={false} />
          <TextField name={`${at}.phone`} label={label('phone')} type="tel" inputMode="tel" />
          <TextField
            name={`${at}.email`}
            label={label('email')}
            type="email"
            inputMode="email"
            spellCheck={false}
            autoCapitalize="off"
          />
        </>
      )}
    </Box>
  )
}
