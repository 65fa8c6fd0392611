import { Box } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { bringBack, type NotBroughtBack } from '#web/apply/storage/documents/edit-removed.ts'
import { isPages, pagesOf } from '#web/apply/storage/documents.ts'
import { RemovedRow } from '#web/kit/ui/later/removed-row.tsx'

const reasons = {
  sealed: msg`This application has already been submitted.`,
  too_many: msg`There are ${MAX_DOCUMENTS_PER_RENTER} documents already, which is the most for one person.`,
} satisfies Record<NotBroughtBack, unknown>

interface RemovedDocumentsProps {
  ownerId: string
  documents: readonly LocalDocument[]
  /** What is there. */
  all: readonly LocalDocument[]
}

/** In the place of documents that were removed, of photos that became one PDF, and of one that was covered: each removal can be undone as a whole. */
export function RemovedDocuments({ ownerId, documents, all }: RemovedDocumentsProps) {
  const { t, i18n } = useLingui()
  const [refused, setRefused] = useState<NotBroughtBack>()
  const byOf = ({ id, removed }: LocalDocument) => removed?.by ?? id
  // What became of a document goes with that one: brought back, both would be sent.
  const isThere = (by: string) => !isPages(by) || all.some(({ id }) => pagesOf(id) === by)
  const removals = [...new Set(documents.map(byOf))].filter(isThere)
  const undo = async (by: string) => setRefused(await bringBack(ownerId, by))
  return (
    <>
      {removals.map((by) => {
        const [first, ...others] = documents.filter((document) => byOf(document) === by)
        const name = first?.name ?? ''
        const pdf = all.find(({ id }) => pagesOf(id) === by)?.name
        const count = others.length + 1
        return (
          <RemovedRow key={by} label={t`Undo: ${name}`} onUndo={() => void undo(by)}>
            {pdf === undefined ? (
              <RemovedWords name={name} others={others.length} />
            ) : count === 1 ? (
              <Trans>{pdf} was changed.</Trans>
            ) : (
              <Plural value={count} one={`# photo became ${pdf}.`} other={`# photos became ${pdf}.`} />
            )}
          </RemovedRow>
        )
      })}
      <Box role="alert" fontSize="sm" color="danger.fg">
        {refused && i18n._(reasons[refused])}
      </Box>
    </>
  )
}

const RemovedWords = ({ name, others }: { name: string; others: number }) =>
  others === 0 ? (
    <Trans>{name} was removed.</Trans>
  ) : (
    <Plural value={others} one={`${name} and # more were removed.`} other={`${name} and # more were removed.`} />
  )
