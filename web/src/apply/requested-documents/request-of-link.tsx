import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { AskedFor } from './asked-for.tsx'
import { DocumentsToSend } from './documents-to-send.tsx'
import { isFinal, ReadFailure } from './read-failure.tsx'
import { SentDocuments } from './sent-documents.tsx'
import { UnwantedDocuments } from './unwanted-documents.tsx'
import { useRequest } from './use-request.ts'

/** What is asked for, what is picked and on its way, and what was received. */
export function RequestOfLink({ link }: { link: HeldLink }) {
  const { onPhone, failure, again } = useRequest(link)
  if (onPhone === 'unavailable') {
    return (
      <>
        <RequestHeading />
        <Text>
          <Trans>This browser does not let us keep anything. Please open the link in another browser.</Trans>
        </Text>
      </>
    )
  }
  const { kept, picked = [], jobs = [], isDeleted = false } = onPhone ?? {}
  const isOver = isFinal(failure)
  // Who deletes everything, in another tab, does not want it back unasked.
  const isAsking = !kept && failure === undefined && !isDeleted
  return (
    <Box display="grid" gap="5">
      <RequestHeading firstName={kept?.answer.firstName} />
      {kept && <AskedFor kept={kept} isOver={isOver} />}
      {(isOver || (!kept && !isAsking)) && <ReadFailure failure={failure} onAgain={again} />}
      {isAsking && (
        <Text role="status" color="fg.muted">
          <Trans>One moment...</Trans>
        </Text>
      )}
      <SentDocuments jobs={jobs} receivedAt={kept?.receivedAt} />
      {kept && !isOver && <DocumentsToSend link={link} kept={kept} picked={picked} />}
      {isOver && <UnwantedDocuments link={link} picked={picked} />}
    </Box>
  )
}

const RequestHeading = ({ firstName }: { firstName?: string | undefined }) => (
  <Heading as="h1" size="xl" overflowWrap="anywhere">
    {firstName ? <Trans>Documents of {firstName}</Trans> : <Trans>Requested documents</Trans>}
  </Heading>
)
