import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Agreements } from '#shared/handover/agreements.ts'
import { hasWrongIban, isTooMuchWithheld } from '#shared/handover/deposit.ts'
import { asksAmount, asksPayout, asksRelease, asksWithheld } from '#shared/handover/only-asked.ts'
import { fieldsOf } from '#web/manage/handover/draft/change-list.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { ibanId, withheldId } from '#web/manage/handover/fields/focus-entry.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { NumberEntry } from '#web/manage/handover/fields/typed-entry.tsx'
import { depositFormNames, depositReleaseNames } from '#web/manage/protocol/labels/protocol-labels.ts'

/** The deposit, and what the parties agreed on. Nothing is decided for them. */
export function AgreementsPage() {
  const { t } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const { agreements, jurisdiction } = protocol.content
  const set = (part: Agreements) => change((before) => ({ ...before, agreements: { ...before.agreements, ...part } }))
  const shown = {
    depositAmount: agreements.depositAmount ?? null,
    release: agreements.release ?? 'open',
    withheldAmount: agreements.withheldAmount ?? null,
    withheldBecause: agreements.withheldBecause ?? '',
    payoutIban: agreements.payoutIban ?? '',
    outstandingWorks: agreements.outstandingWorks ?? '',
    text: agreements.text ?? '',
  }
  const field = fieldsOf(shown, set)
  return (
    <StepFrame title={t`Deposit and agreements`}>
      <NamedRadios
        label={<Trans>Kind of deposit</Trans>}
        names={depositFormNames}
        value={agreements.depositForm ?? null}
        onChange={(depositForm) => set({ depositForm })}
      />
      {asksAmount(agreements) && (
        <NumberEntry moneyOf={jurisdiction} label={<Trans>Amount of the deposit</Trans>} {...field('depositAmount')} />
      )}
      {asksRelease(protocol.content) && (
        <NamedRadios label={<Trans>Given back</Trans>} names={depositReleaseNames} {...field('release')} />
      )}
      {asksWithheld(protocol.content) && (
        <>
          <Box id={withheldId}>
            <NumberEntry
              moneyOf={jurisdiction}
              label={<Trans>Amount withheld</Trans>}
              wrong={isTooMuchWithheld(protocol.content) ? 'too_much_withheld' : undefined}
              {...field('withheldAmount')}
            />
          </Box>
          <DictationField label={<Trans>Why it is withheld</Trans>} {...field('withheldBecause')} />
        </>
      )}
      {asksPayout(protocol.content) && (
        <Box id={ibanId}>
          <LineEntry
            label={<Trans>Paid out to (IBAN)</Trans>}
            optional
            autoCapitalize="characters"
            wrong={hasWrongIban(protocol.content) ? 'iban_invalid' : undefined}
            {...field('payoutIban')}
          />
        </Box>
      )}
      <DictationField label={<Trans>Works still to be done</Trans>} optional {...field('outstandingWorks')} />
      <DictationField label={<Trans>What else was agreed on</Trans>} optional {...field('text')} />
    </StepFrame>
  )
}
