import type { ReactNode } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'

interface AddButtonsProps {
  id: string
  title: ReactNode
  hint?: ReactNode
  choices: readonly { key: string; words: string; onAdd: () => void }[]
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
        <Button key={key} variant="outline" size="lg" px="4" overflowWrap="anywhere" onClick={onAdd}>
          <PlusIcon />
          {words}
        </Button>
      ))}
    </ButtonRow>
  </section>
)
