import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { fieldLabels } from '#web/apply/questionnaire/fields/field-labels.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { Heading } from '#web/kit/ui/typography.ts'

/** All four, or the word that there is none (applicant.md, Main renters). */
export function ReferenceFields({ index }: { index: number }) {
  const { t, i18n } = useLingui()
  const at = `mainRenters.${index}.reference` as const
  const label = (part: 'company' | 'name' | 'phone' | 'email') => i18n._(fieldLabels[`reference.${part}`])
  const noReference = useWatch<Answers>({ name: `${at}.noReference` })
  return (
    <Box as="section" display="grid" gap="4">
      <Heading as="h2" size="lg">
        <Trans>Reference</Trans>
      </Heading>
      <CheckboxField name={`${at}.noReference`} label={<Trans>I have no reference</Trans>} />
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
