import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { asksReason, type SigningDraft, type signingIssues, withOutcome } from '#shared/handover/sign/signing-draft.ts'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { outcomeNames } from './signing-labels.ts'
import { WitnessChoice } from './witness-choice.tsx'

interface SigningChoiceProps {
  id: string
  draft: SigningDraft
  onChange: (draft: SigningDraft) => void
  issues: ReturnType<typeof signingIssues>
  witnesses: readonly string[]
}

/** How somebody signs, or that they do not, with what has to be said then. Nobody is pressed: every way is one tap away. */
export function SigningChoice({ id, draft, onChange, issues, witnesses }: SigningChoiceProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const { outcome, reason, witness } = draft
  const reasonLabel = outcome === 'with_reservation' ? t`What the reservation is` : t`Why`
  return (
    <Box display="grid" gap="4">
      <NamedRadios
        label={<Trans>How do you want to sign?</Trans>}
        layout="list"
        names={outcomeNames}
        value={outcome}
        onChange={(chosen) => onChange(withOutcome(draft, chosen))}
      />
      {asksReason(draft) && (
        <DictationField
          id={`${id}-reason`}
          label={reasonLabel}
          value={reason}
          maxLength={MAX_TEXT_LENGTH}
          error={issues.reason && texts.issue(issues.reason)}
          onChange={(typed) => onChange({ ...draft, reason: typed })}
        />
      )}
      {outcome === 'on_paper' && (
        <Text color="fg.muted">
          <Trans>The document has a line for it, to sign on once it is printed.</Trans>
        </Text>
      )}
      {outcome === 'refused' && (
        <WitnessChoice
          id={`${id}-witness`}
          {...{ witness, witnesses }}
          error={issues.witness && texts.issue(issues.witness)}
          onChange={(named) => onChange({ ...draft, witness: named })}
        />
      )}
    </Box>
  )
}
