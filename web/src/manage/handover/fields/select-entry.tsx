import { type ReactNode, useId } from 'react'
import { Select } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'

interface SelectEntryProps<Value extends string> {
  label: ReactNode
  error?: string | undefined
  choices: readonly { value: Value; words: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of many, in the device's own picker. */
export function SelectEntry<Value extends string>(props: SelectEntryProps<Value>) {
  const { label, error, choices, value, onChange } = props
  return (
    <LabelledControl id={useId()} label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          minH="14"
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = choices.find((each) => each.value === currentTarget.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {choices.map((each) => (
            <option key={each.value} value={each.value}>
              {each.words}
            </option>
          ))}
        </Select>
      )}
    </LabelledControl>
  )
}
