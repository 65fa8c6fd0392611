import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { useLeave } from '#web/manage/handover/fields/use-leave.ts'

/** Adds an entry that begins with its name: Enter adds, blanks are ignored. */
export function AddByName({ label, onAdd }: { label: ReactNode; onAdd: (name: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim()
    setTyped('')
    if (name !== '') onAdd(name)
  }
  // A name that was typed is not lost by going on without pressing anything.
  const onBlur = useLeave(add)
  return (
    <LabelledControl id={id} label={label} error={undefined}>
      {(control) => (
        <Flex gap="2">
          <Input
            {...control}
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
              add()
            }}
          />
          <Button variant="outline" size="lg" flex="none" onClick={add}>
            <Trans>Add</Trans>
          </Button>
        </Flex>
      )}
    </LabelledControl>
  )
}
