import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Card } from '#web/manage/ui/card.tsx'

interface EntryCardProps {
  name: string
  /** The name of the button that takes it out, and what is asked then. */
  remove: string
  question: ReactNode
  onRemove: () => void
  children: ReactNode
}

/** A person, a meter, keys, a detector: its fields, and at the end its removing. */
export const EntryCard = ({ name, remove, question, onRemove, children }: EntryCardProps) => (
  <Card as="section" aria-label={name} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
    {children}
    <ConfirmButton label={remove} question={question} confirm={<Trans>Remove</Trans>} onConfirm={onRemove}>
      <Trans>Remove</Trans>
    </ConfirmButton>
  </Card>
)
