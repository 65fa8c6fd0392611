import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { sizeInMegabytes } from '#shared/format-number.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { Button } from '#web/kit/ui/button.ts'
import { FileIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useTask } from '#web/manage/ui/use-task.ts'
import { useDocumentFailureToast } from './document-failure.ts'
import { forgetDocuments, keepDocuments } from './kept-files.ts'
import { showButtonId, useShownDocument } from './shown-document.ts'
import { useSaveDocument } from './use-save-document.ts'

interface DocumentListProps {
  documents: readonly SentDocument[]
  applicationId: string
}

export function DocumentList({ documents, applicationId }: DocumentListProps) {
  if (documents.length === 0) {
    return (
      <Text color="fg.muted">
        <Trans>No documents</Trans>
      </Text>
    )
  }
  return (
    <Box as="ul" listStyleType="none">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} applicationId={applicationId} />
      ))}
    </Box>
  )
}

function DocumentRow({ document, applicationId }: { document: SentDocument; applicationId: string }) {
  const { t, i18n } = useLingui()
  const isKept = useDatabaseQuery(
    async ({ files }) => (await files.where('id').equals(document.id).count()) > 0,
    [document.id],
  )
  const shown = useShownDocument()
  const { originalName: name, type, size } = document
  const isThere = document.isStored || isKept === true
  const [isBusy, save] = useSaveDocument(applicationId, document)

  return (
    <Flex as="li" position="relative" gap="3" py="2" align="center" wrap="wrap" borderTopWidth="1px" css={pressed}>
      <Box color="fg.muted">
        <FileIcon />
      </Box>
      <Box minW="0" css={{ flex: '1 1 12rem' }}>
        <Text fontWeight="medium">{i18n._(documentNames[type])}</Text>
        {isThere ? (
          <ShowButton
            id={showButtonId(document.id)}
            type="button"
            aria-label={t`Show ${name}`}
            aria-pressed={shown.id === document.id}
            onClick={() => shown.show(document.id)}
          >
            {name}
          </ShowButton>
        ) : (
          <Text fontSize="sm" overflowWrap="anywhere">
            {name}
          </Text>
        )}
        <Text color="fg.muted" fontSize="sm">
          {sizeInMegabytes(size, i18n.locale)}
          {isKept && (
            <>
              {' · '}
              <Trans>on this device</Trans>
            </>
          )}
        </Text>
      </Box>
      {isThere ? (
        <Button
          variant="outline"
          position="relative"
          zIndex="1"
          disabled={isBusy}
          aria-label={t`Download ${name}`}
          onClick={save}
        >
          <Trans>Download</Trans>
        </Button>
      ) : (
        <Text color="fg.muted">
          <Trans>File not available</Trans>
        </Text>
      )}
    </Flex>
  )
}

/** The whole row is pressed by it. */
const ShowButton = chakra('button', {
  base: {
    fontSize: 'sm',
    color: 'pine.fg',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid', outlineColor: 'pine.solid', outlineOffset: '-3px' },
  },
})

const pressed = {
  '&:has([aria-pressed=true])': { background: 'pine.subtle' },
  '@media (hover: hover)': { '&:has([aria-pressed=false]):hover': { background: 'bg.subtle' } },
} as const

interface KeepOfflineProps {
  application: Shown<'application'>
  process: Shown<'process'>
}

/** Documents are heavy: they come to this device when somebody asks for them, and go when the process closes. */
export function KeepOffline({ application, process }: KeepOfflineProps) {
  const { database } = useManager()
  const failed = useDocumentFailureToast()
  const [isBusy, keep] = useTask(() => keepDocuments(database, application), failed)
  const kept = useDatabaseQuery(
    ({ files }) => files.where('applicationId').equals(application.id).count(),
    [application.id],
  )
  const stored = application.mainRenters.flatMap(({ documents }) => documents.filter(({ isStored }) => isStored))
  if (!acceptsApplications(process) || stored.length === 0 || kept === undefined) return null

  return kept < stored.length ? (
    <Button variant="outline" disabled={isBusy} onClick={keep}>
      {isBusy ? <Trans>One moment...</Trans> : <Trans>Keep documents available offline</Trans>}
    </Button>
  ) : (
    <Button variant="outline" onClick={() => void forgetDocuments(database, application.id)}>
      <Trans>Remove documents from this device</Trans>
    </Button>
  )
}
