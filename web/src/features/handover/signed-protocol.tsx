import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { deadlines } from '#shared/handover/deadlines.ts'
import { inOrder } from '#shared/handover/number-defects.ts'
import { ButtonRow } from '#web/desk/button-row.tsx'
import { Card } from '#web/desk/card.tsx'
import { protocolsPath } from '#web/desk/desk-paths.ts'
import { Badge } from '#web/desk/role-badge.tsx'
import { WaitingMark } from '#web/desk/waiting-mark.tsx'
import { deadlineWords } from '#web/handover/protocol-words.ts'
import { dayAndTime } from '#web/ui/moment.ts'
import { Button } from '#web/ui/button.ts'
import { BackIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text } from '#web/ui/typography.ts'
import { NewEditionButton } from './new-edition-button.tsx'
import { PdfActions } from './pdf-actions.tsx'
import { ProtocolSummary } from './protocol-summary.tsx'
import { SendCopiesButton } from './send-copies-button.tsx'
import type { Walk } from './use-walk.ts'
import { VoidButton } from './void-button.tsx'
import { statusNames, statusTones } from './words.ts'

/** What was signed: to be read, handed out and, where it is wrong, replaced or declared void. Nothing in it can be changed. */
export function SignedProtocol({
  protocol,
  rooms,
  files,
  property,
}: Pick<Walk, 'protocol' | 'rooms' | 'files' | 'property'>) {
  const { i18n, t } = useLingui()
  const { status, edition, content, propertyId, contentHash, signedAt, voidedBecause, waiting } = protocol
  const pdf = files.findLast(({ kind }) => kind === 'pdf')
  const due = deadlines(content.jurisdiction, content.kind, content.date)
  const when = signedAt === null ? undefined : dayAndTime(signedAt)
  return (
    <Box maxW="form" mx="auto">
      <Button asChild variant="ghost" size="lg" ms="-4" px="4">
        <Link to={protocolsPath(propertyId)}>
          <BackIcon />
          <Trans>Handover protocols</Trans>
        </Link>
      </Button>
      <Heading as="h1" size="xl" overflowWrap="anywhere">
        {property?.name ?? t`Handover protocol`}
      </Heading>
      <Flex gap="2" wrap="wrap" align="center" mt="1" mb="4">
        <Text>{formatDate(content.date)}</Text>
        <Badge tone={statusTones[status]}>{i18n._(statusNames[status])}</Badge>
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
        {pdf ? (
          <PdfActions pdf={pdf} date={content.date} />
        ) : (
          <Notice>
            <Trans>The document is not on this device yet. It comes with a connection.</Trans>
          </Notice>
        )}
        <SendCopiesButton protocol={protocol} />
        {due.length > 0 && status === 'signed' && (
          <Card as="section" aria-labelledby="deadlines">
            <Heading id="deadlines" size="lg" mb="2">
              <Trans>Deadlines to remember</Trans>
            </Heading>
            {due.map(({ kind, on, source }) => (
              <Text key={kind}>
                <b>{formatDate(on)}</b> {i18n._(deadlineWords[kind])} {`(${source})`}
              </Text>
            ))}
            <Text fontSize="sm" color="fg.muted" mt="2">
              <Trans>A reminder and no legal advice. Public holidays are not counted.</Trans>
            </Text>
          </Card>
        )}
        <ProtocolSummary protocol={protocol} rooms={inOrder(rooms)} />
        <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {when && (
            <Text>
              <Trans>
                Signed on {when.day} at {when.time}
              </Trans>
            </Text>
          )}
          {contentHash && (
            <Text>
              <Trans>Fingerprint of what was signed (SHA-256): {contentHash}</Trans>
            </Text>
          )}
        </Box>
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
