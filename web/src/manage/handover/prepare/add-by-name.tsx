import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { focusEntry } from '#web/manage/handover/fields/focus-entry.ts'
import { useLeave } from '#web/manage/handover/fields/use-leave.ts'

interface AddByNameProps {
  id?: string
  label: ReactNode
  /** @returns the id of the new entry */
  onAdd: (name: string) => string
}

/** Adds an entry that begins with its name: Enter adds, blanks are ignored. */
export function AddByName({ id: given, label, onAdd }: AddByNameProps) {
  const own = useId()
  const id = given ?? own
  const [typed, setTyped] = useState('')
  /** Who comes to the button by leaving the field has added it by that; where it is, the button leads to. */
  const added = useRef<string>(undefined)
  const add = () => {
    const name = onOneLine(typed)
    setTyped('')
    if (name !== '') added.current = onAdd(name)
  }
  const addAndGo = () => {
    add()
    if (added.current) focusEntry(added.current)
    added.current = undefined
  }
  // A name that was typed is not lost by going on without pressing anything.
  const onBlur = useLeave(add)
  return (
    <LabelledControl id={id} label={label} error={undefined}>
      {(control) => (
        <Flex gap="2" wrap="wrap">
          <Input
            {...control}
            flex="1 1 6rem"
            minW="0"
            minH="14"
            value={typed}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            maxLength={MAX_TEXT_LENGTH}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={onBlur}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              addAndGo()
            }}
          />
          <Button variant="outline" size="lg" flex="none" onClick={addAndGo}>
            <Trans>Add</Trans>
          </Button>
        </Flex>
      )}
    </LabelledControl>
  )
}
