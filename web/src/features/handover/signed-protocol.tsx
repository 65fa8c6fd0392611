import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { BackLink } from '#web/desk/back-link.tsx'
import { ButtonRow } from '#web/desk/button-row.tsx'
import { protocolsPath } from '#web/desk/desk-paths.ts'
import { Badge } from '#web/desk/role-badge.tsx'
import { WaitingMark } from '#web/desk/waiting-mark.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text } from '#web/ui/typography.ts'
import { DeadlineList } from './deadline-list.tsx'
import { NewEditionButton } from './new-edition-button.tsx'
import { PdfActions } from '#web/handover/pdf-actions.tsx'
import { ProtocolToRead } from './protocol-to-read.tsx'
import { SendCopiesButton } from './send-copies-button.tsx'
import { Signers } from './signers.tsx'
import { SigningTimes } from './signing-times.tsx'
import { useBaseline } from './use-baseline.ts'
import type { Walk } from './use-walk.ts'
import { VoidButton } from './void-button.tsx'
import { statusMark } from './words.ts'

/** What was signed: to be read, handed out and, where it is wrong, replaced or declared void. Nothing in it can be changed. */
export function SignedProtocol({
  protocol,
  rooms,
  files,
  property,
}: Pick<Walk, 'protocol' | 'rooms' | 'files' | 'property'>) {
  const { i18n, t } = useLingui()
  const { status, edition, content, propertyId, seal, voidedBecause, waiting } = protocol
  const baseline = useBaseline(protocol)
  const mark = statusMark(protocol)
  const pdf = files.find(({ id }) => id === seal?.pdfId)
  return (
    <Box maxW="form" mx="auto">
      <BackLink to={protocolsPath(propertyId)} isLarge>
        <Trans>Handover protocols</Trans>
      </BackLink>
      <Heading as="h1" size="xl" overflowWrap="anywhere">
        {property?.name ?? t`Handover protocol`}
      </Heading>
      <Flex gap="2" wrap="wrap" align="center" mt="1" mb="4">
        <Text>{formatDate(content.date)}</Text>
        <Badge tone={mark.tone}>{i18n._(mark.words)}</Badge>
        {edition > 1 && (
          <Text>
            <Trans>version {edition}</Trans>
          </Text>
        )}
        <WaitingMark waiting={waiting} />
      </Flex>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        {status === 'void' && (
          <Notice>
            <Text fontWeight="semibold">
              <Trans>This protocol is void.</Trans>
            </Text>
            <Text>{voidedBecause}</Text>
          </Notice>
        )}
        <div>
          <Signers protocol={protocol} />
          <Text color="fg.muted" mt="2">
            <Trans>
              What each of them declared, and the words of a reservation or a refusal, stand in the document.
            </Trans>
          </Text>
        </div>
        {pdf ? (
          <PdfActions pdf={pdf} date={content.date} />
        ) : (
          <Notice>
            <Trans>The document is not on this device yet. It comes with a connection.</Trans>
          </Notice>
        )}
        <SendCopiesButton protocol={protocol} />
        {status === 'signed' && <DeadlineList content={content} />}
        <ProtocolToRead {...{ protocol, rooms, files, baseline }} />
        <SigningTimes protocol={protocol} />
        {status === 'signed' && (
          <ButtonRow>
            <NewEditionButton protocol={protocol} />
            <VoidButton protocol={protocol} />
          </ButtonRow>
        )}
      </Box>
    </Box>
  )
}
