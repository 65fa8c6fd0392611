import { type ReactNode, useId } from 'react'
import { Select } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'

interface ChoiceProps {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** One of several, for what a list shows. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <LabelledControl id={id} label={label} error={undefined}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </Select>
      )}
    </LabelledControl>
  )
}
