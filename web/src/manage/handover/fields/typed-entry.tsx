import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import type { IssueCode } from '#shared/issues.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'

interface TypedEntryProps<Value> extends Pick<ComponentProps<typeof Input>, 'inputMode' | 'placeholder'> {
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** As it is shown. */
  shown: string
  /** Of what was typed; the reason when it is nothing. */
  read: (text: string) => { value: Value } | { issue: IssueCode }
  onChange: (value: Value) => void
}

/** What is typed as text and means something else: only what is understood is kept, the rest stays on the screen with the reason. */
export function TypedEntry<Value>(props: TypedEntryProps<Value>) {
  const { label, hint, optional = false, shown, read, onChange, ...input } = props
  const id = useId()
  const texts = useTexts()
  const [typed, setTyped] = useState<string>()
  const result = typed === undefined ? undefined : read(typed)
  return (
    <LabelledControl
      {...{ id, label, hint, optional }}
      error={result && 'issue' in result ? texts.issue(result.issue) : undefined}
    >
      {(control) => (
        <Input
          {...input}
          {...control}
          minH="14"
          autoComplete="off"
          value={typed ?? shown}
          onChange={(event) => {
            const text = event.currentTarget.value
            setTyped(text)
            const understood = read(text)
            if ('value' in understood) onChange(understood.value)
          }}
          onBlur={() => {
            // What was understood is shown as it was understood.
            if (result && 'value' in result) setTyped(undefined)
          }}
        />
      )}
    </LabelledControl>
  )
}
