import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '#web/form/choice-field.tsx'
import { TextField } from '#web/form/text-field.tsx'
import type { Answers } from '#web/local/answers.ts'

/** All four, or the word that there is none (applicant.md §5). */
export function ReferenceFields({ index }: { index: number }) {
  const { t } = useLingui()
  const at = `mainRenters.${index}.reference` as const
  const noReference = useWatch<Answers>({ name: `${at}.noReference` })
  return (
    <>
      <CheckboxField name={`${at}.noReference`} label={<Trans>I have no reference</Trans>} />
      {!noReference && (
        <>
          <TextField name={`${at}.company`} label={t`Company`} hint={t`Your current landlord or property manager`} />
          <TextField name={`${at}.name`} label={t`Contact name`} spellCheck={false} />
          <TextField name={`${at}.phone`} label={t`Contact phone`} type="tel" inputMode="tel" />
          <TextField
            name={`${at}.email`}
            label={t`Contact email`}
            type="email"
            inputMode="email"
            spellCheck={false}
            autoCapitalize="off"
          />
        </>
      )}
    </>
  )
}
