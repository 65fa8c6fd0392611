import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SentDocument } from '#shared/application/sent-answers.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { sizeInMegabytes } from '#shared/format-number.ts'
import { Button } from '#web/kit/ui/button.ts'
import { FileIcon } from '#web/kit/ui/icons.tsx'
import { toastsOfAccount } from '#web/kit/ui/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { readDocument } from '#web/manage/applications/review/kept-files.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { useDocumentFailure } from './use-document-failure.ts'

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
  const [isBusy, setBusy] = useState(false)
  const isKept = useDatabaseQuery(
    async ({ files }) => (await files.where('id').equals(document.id).count()) > 0,
    [document.id],
  )
  const { originalName: name, type, size } = document

  const save = async () => {
    const tell = toastsOfAccount()
    setBusy(true)
    try {
      saveFile(await readDocument(database, applicationId, document), name)
    } catch (error) {
      tell({ tone: 'error', title: () => failureWords(error), description: () => name })
    } finally {
      setBusy(false)
    }
  }

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
        <Button variant="outline" disabled={isBusy} aria-label={t`Download ${name}`} onClick={() => void save()}>
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
