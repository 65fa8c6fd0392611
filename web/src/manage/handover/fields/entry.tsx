import type { ReactNode } from 'react'
import { onOneLine } from '#shared/plain-text.ts'
import { Card } from '#web/manage/ui/card.tsx'

interface EntryProps {
  id: string
  name: string
  isDense?: boolean
  children: ReactNode
}

/** One of several things of a kind, by its name: what adds it leads to it. */
export const Entry = ({ id, name, isDense = false, children }: EntryProps) => (
  <Card
    as="section"
    id={id}
    data-entry
    aria-label={onOneLine(name) || name}
    display="grid"
    gridTemplateColumns="minmax(0, 1fr)"
    gap={isDense ? '3' : '4'}
    p={isDense ? '3' : '4'}
  >
    {children}
  </Card>
)
