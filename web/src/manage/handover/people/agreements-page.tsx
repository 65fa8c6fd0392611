import { Trans, useLingui } from '@lingui/react/macro'
import { type Agreements, depositForms, depositReleases } from '#shared/handover/agreements.ts'
import { asksAmount, asksPayout, asksRelease, asksWithheld } from '#shared/handover/only-asked.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { DictationField } from '#web/manage/handover/fields/dictation-field.tsx'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { NumberEntry } from '#web/manage/handover/fields/number-entry.tsx'
import { SegmentedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { depositFormNames, depositReleaseNames } from '#web/manage/protocol/labels/protocol-labels.ts'

/** The deposit, and what the parties agreed on. Nothing is decided for them. */
export function AgreementsPage() {
  const { i18n } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const { agreements } = protocol.content
  const set = (part: Agreements) => change((before) => ({ ...before, agreements: { ...before.agreements, ...part } }))
  return (
    <StepFrame title={<Trans>Deposit and agreements</Trans>}>
      <SegmentedRadios
        label={<Trans>Kind of deposit</Trans>}
        choices={depositForms.map((each) => ({ value: each, words: i18n._(depositFormNames[each]) }))}
        value={agreements.depositForm ?? null}
        onChange={(depositForm) => set({ depositForm })}
      />
      {asksAmount(agreements) && (
        <NumberEntry
          label={<Trans>Amount of the deposit</Trans>}
          value={agreements.depositAmount ?? null}
          onChange={(depositAmount) => set({ depositAmount })}
        />
      )}
      {asksRelease(protocol.content) && (
        <SegmentedRadios
          label={<Trans>Given back</Trans>}
          choices={depositReleases.map((each) => ({ value: each, words: i18n._(depositReleaseNames[each]) }))}
          value={agreements.release ?? 'open'}
          onChange={(release) => set({ release })}
        />
      )}
      {asksWithheld(protocol.content) && (
        <>
          <NumberEntry
            label={<Trans>Amount withheld</Trans>}
            value={agreements.withheldAmount ?? null}
            onChange={(withheldAmount) => set({ withheldAmount })}
          />
          <DictationField
            label={<Trans>Why it is withheld</Trans>}
            value={agreements.withheldBecause ?? ''}
            onChange={(withheldBecause) => set({ withheldBecause })}
          />
        </>
      )}
      {asksPayout(protocol.content) && (
        <LineEntry
          label={<Trans>Paid out to (IBAN)</Trans>}
          optional
          autoCapitalize="characters"
          value={agreements.payoutIban ?? ''}
          onChange={(payoutIban) => set({ payoutIban })}
        />
      )}
      <DictationField
        label={<Trans>Works still to be done</Trans>}
        optional
        value={agreements.outstandingWorks ?? ''}
        onChange={(outstandingWorks) => set({ outstandingWorks })}
      />
      <DictationField
        label={<Trans>What else was agreed on</Trans>}
        optional
        value={agreements.text ?? ''}
        onChange={(text) => set({ text })}
      />
    </StepFrame>
  )
}
