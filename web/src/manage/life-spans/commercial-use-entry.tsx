import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { type CommercialUse, commercialUses, type Pack } from '#shared/policy/pack.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { commercialUseNames } from './use-life-span-names.ts'

interface CommercialUseEntryProps {
  known: NonNullable<Pack['commercialUse']>
  value: CommercialUse | undefined
  onChange: (use: CommercialUse | undefined) => void
}

/** Where things last less long than in a home: nobody has to say so. */
export function CommercialUseEntry({ known: { shorterBy, source }, value, onChange }: CommercialUseEntryProps) {
  const { i18n, t } = useLingui()
  return (
    <>
      <SelectEntry<CommercialUse | ''>
        label={<Trans>Commercial use</Trans>}
        choices={[
          { value: '', words: t`None: lived in` },
          ...commercialUses.map((use) => {
            const [name, percent] = [i18n._(commercialUseNames[use]), shorterBy[use]]
            return { value: use, words: t`${name}: ${percent} % shorter` }
          }),
        ]}
        value={value ?? ''}
        onChange={(use) => onChange(use || undefined)}
      />
      {value && (
        <Text fontSize="sm" color="fg.muted">
          <Trans>How much shorter: {source}.</Trans>
        </Text>
      )}
    </>
  )
}
