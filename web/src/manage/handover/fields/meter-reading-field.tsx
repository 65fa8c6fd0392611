import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'

interface MeterReadingFieldProps {
  id: string
  label: ReactNode
  /** Text and no number: leading zeros and the place of the comma stay as they stand on the meter. */
  value: string
  onChange: (value: string) => void
  unit?: string
  error?: string | undefined
}

export function MeterReadingField({ id, label, value, onChange, unit, error }: MeterReadingFieldProps) {
  const hint = <Trans>As it stands on the meter, with every zero</Trans>
  return (
    <LabelledControl {...{ id, label, hint, error }}>
      {(control) => (
        <Flex gap="2" align="center">
          <Input
            {...control}
            minH="14"
            fontFamily="mono"
            fontSize="lg"
            letterSpacing="0.08em"
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={20}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {unit && <span>{unit}</span>}
        </Flex>
      )}
    </LabelledControl>
  )
}
