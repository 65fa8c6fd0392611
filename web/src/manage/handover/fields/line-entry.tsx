import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import type { IssueCode } from '#shared/issues.ts'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { withNothingUnseen } from '#shared/plain-text.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { FullField } from './full-field.tsx'

interface LineEntryProps extends Pick<ComponentProps<typeof Input>, 'inputMode' | 'autoCapitalize' | 'type'> {
  id?: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** Why it cannot be left empty: what was there stays until there is something else. */
  missing?: IssueCode
  /** What is not right about what stands there; not said while somebody types. */
  wrong?: IssueCode | undefined
  value: string
  onChange: (value: string) => void
}

/** A line of text, kept with every letter that is to be seen. */
export function LineEntry({
  id: given,
  label,
  hint,
  optional = false,
  missing,
  wrong,
  value,
  onChange,
  ...input
}: LineEntryProps) {
  const own = useId()
  const id = given ?? own
  const texts = useTexts()
  const [isEmpty, setEmpty] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const issue = isEmpty ? missing : isTyping ? undefined : wrong
  return (
    <LabelledControl
      {...{ id, label, hint, optional }}
      error={issue && texts.issue(issue)}
      note={<FullField value={value} most={MAX_TEXT_LENGTH} />}
    >
      {(control) => (
        <Input
          {...input}
          {...control}
          minH="14"
          autoComplete="off"
          maxLength={MAX_TEXT_LENGTH}
          value={isEmpty ? '' : value}
          onChange={(event) => {
            const text = withNothingUnseen(event.currentTarget.value)
            const isRefused = missing !== undefined && text.trim() === ''
            setEmpty(isRefused)
            setTyping(true)
            if (!isRefused) onChange(text)
          }}
          onBlur={() => setTyping(false)}
        />
      )}
    </LabelledControl>
  )
}
