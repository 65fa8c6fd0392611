import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SegmentedRadios } from './segmented-radios.tsx'

interface YesNoProps {
  label: ReactNode
  /** Null: nobody said. */
  value: boolean | null
  onChange: (value: boolean) => void
}

export const YesNo = ({ label, value, onChange }: YesNoProps) => (
  <SegmentedRadios
    label={label}
    choices={[
      { value: 'yes', words: <Trans>Yes</Trans> },
      { value: 'no', words: <Trans>No</Trans> },
    ]}
    value={value === null ? null : value ? 'yes' : 'no'}
    onChange={(chosen) => onChange(chosen === 'yes')}
  />
)
