import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Entry } from '#web/manage/handover/fields/entry.tsx'
import { removeEntry } from '#web/manage/handover/fields/focus-entry.ts'

interface EntryCardProps {
  id: string
  name: string
  /** The name of the button that takes it out, and what is asked then. */
  remove: string
  question: ReactNode
  onRemove: () => void
  children: ReactNode
}

/** A person, a meter, keys, a detector: its fields, and at the end its removing. */
export const EntryCard = ({ id, name, remove, question, onRemove, children }: EntryCardProps) => (
  <Entry {...{ id, name }}>
    {children}
    <ConfirmButton
      label={remove}
      question={question}
      confirm={<Trans>Remove</Trans>}
      onConfirm={() => removeEntry(id, onRemove)}
    >
      <Trans>Remove</Trans>
    </ConfirmButton>
  </Entry>
)
