import { useLingui } from '@lingui/react/macro'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { type SaidInIt, useSaid } from './use-said.ts'

export interface CopySource {
  /** Absent of documents that were asked for: they are all there is. */
  draft?: Draft | undefined
  address: string
  documents: readonly LocalDocument[]
}

/** The answers as lines of text, in the person's language. */
export function useCopyText() {
  const { t } = useLingui()
  const saidIn = useSaid()
  return (said: SaidInIt): string => {
    const blocks = [
      [t`Application`, said.address].filter(Boolean),
      ...saidIn(said).map(({ title, rows }) => [title, ...rows.map(([name, value]) => t`${name}: ${value}`)]),
    ]
    return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
  }
}
