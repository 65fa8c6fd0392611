import type { ReactNode } from 'react'
import { onOneLine } from '#shared/plain-text.ts'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { focusEntry } from './focus-entry.ts'

interface AddButtonsProps {
  id: string
  title: ReactNode
  hint?: ReactNode
  /** `onAdd` returns the id of the new entry. */
  choices: readonly { key: string; words: string; onAdd: () => string }[]
}

/** What can be added, each one tap away. */
export const AddButtons = ({ id, title, hint, choices }: AddButtonsProps) => (
  <section aria-labelledby={id}>
    <Text id={id} fontWeight="medium" mb="2">
      {title}
    </Text>
    {hint && (
      <Text color="fg.muted" mb="2">
        {hint}
      </Text>
    )}
    <ButtonRow>
      {choices.map(({ key, words, onAdd }) => (
        <Button
          key={key}
          variant="outline"
          size="lg"
          px="4"
          overflowWrap="anywhere"
          onClick={() => focusEntry(onAdd())}
        >
          <PlusIcon />
          {onOneLine(words)}
        </Button>
      ))}
    </ButtonRow>
  </section>
)
