import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { signingOutcomes } from '#shared/handover/sign/signing.ts'
import { asksReason, type SigningDraft, type signingIssues, withOutcome } from '#shared/handover/signing-draft.ts'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { SegmentedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { outcomeNames } from './signing-labels.ts'

interface SigningChoiceProps {
  id: string
  draft: SigningDraft
  onChange: (draft: SigningDraft) => void
  issues: ReturnType<typeof signingIssues>
}

/** How somebody signs, or that they do not, with what has to be said then. Nobody is pressed: every way is one tap away. */
export function SigningChoice({ id, draft, onChange, issues }: SigningChoiceProps) {
  const { i18n, t } = useLingui()
  const texts = useTexts()
  const { outcome, reason, witness } = draft
  const reasonLabel = outcome === 'with_reservation' ? t`What the reservation is` : t`Why`
  return (
    <Box display="grid" gap="4">
      <SegmentedRadios
        label={<Trans>How do you want to sign?</Trans>}
        layout="list"
        choices={signingOutcomes.map((each) => ({ value: each, words: i18n._(outcomeNames[each]) }))}
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
        <LabelledControl
          id={`${id}-witness`}
          label={<Trans>Who saw it</Trans>}
          hint={<Trans>Name of a witness who is present</Trans>}
          error={issues.witness && texts.issue(issues.witness)}
        >
          {(control) => (
            <Input
              {...control}
              value={witness}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              maxLength={MAX_TEXT_LENGTH}
              onChange={(event) => onChange({ ...draft, witness: event.currentTarget.value })}
            />
          )}
        </LabelledControl>
      )}
    </Box>
  )
}
