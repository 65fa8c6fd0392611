import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { sizeInMegabytes } from '#shared/format-number.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/ui/button.ts'
import { FileIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { forgetDocuments, keepDocuments, readDocument } from './kept-files.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { useTask } from '#web/manage/ui/use-task.ts'

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
  const { database } = useManager()
  const failureWords = useDocumentFailure()
  const isKept = useDatabaseQuery(
    async ({ files }) => (await files.where('id').equals(document.id).count()) > 0,
    [document.id],
  )
  const { originalName: name, type, size } = document
  const [isBusy, save] = useTask(
    async () => saveFile(await readDocument(database, applicationId, document), name),
    (error) => ({ title: () => failureWords(error), description: () => name }),
  )

  return (
    <Flex as="li" gap="3" py="2" align="center" wrap="wrap" borderTopWidth="1px">
      <Box color="fg.muted">
        <FileIcon />
      </Box>
      <Box minW="0" css={{ flex: '1 1 12rem' }}>
        <Text fontWeight="medium">{i18n._(documentNames[type])}</Text>
        <Text fontSize="sm" overflowWrap="anywhere">
          {name}
        </Text>
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
      {document.isStored || isKept ? (
        <Button variant="outline" disabled={isBusy} aria-label={t`Download ${name}`} onClick={save}>
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

interface KeepOfflineProps {
  application: Shown<'application'>
  process: Shown<'process'>
}

/** Documents are heavy: they come to this device when somebody asks for them, and go when the process closes. */
export function KeepOffline({ application, process }: KeepOfflineProps) {
  const { database } = useManager()
  const failureWords = useDocumentFailure()
  const [isBusy, keep] = useTask(
    () => keepDocuments(database, application),
    (error) => ({ title: () => failureWords(error) }),
  )
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

/** Why a document cannot be opened (applicant.md, Messages). */
function useDocumentFailure() {
  const { t } = useLingui()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t`Failed to load document`
    const { status } = error
    if (status === 401) return t`Authentication failed`
    if (status === 404 || status === 410) return t`Document not found on server`
    if (status === 422) return t`Invalid document path`
    return t`Server error: ${status}`
  }
}
