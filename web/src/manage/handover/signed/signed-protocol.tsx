import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { protocolsPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Name } from '#web/manage/facts/name.tsx'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { useBaseline } from '#web/manage/handover/compare/use-baseline.ts'
import { statusMark } from '#web/manage/handover/draft/draft-labels.ts'
import { type ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { NewEditionButton } from '#web/manage/handover/prepare/new-edition-button.tsx'
import { VoidButton } from '#web/manage/handover/prepare/void-button.tsx'
import { ErasedFrom } from '#web/manage/facts/erased-from.tsx'
import { DeadlineList } from '#web/manage/handover/read/deadline-list.tsx'
import { PdfActions } from '#web/manage/protocol/document/pdf-actions.tsx'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { Badge } from '#web/manage/ui/role-badge.tsx'
import { CalledToday } from './called-today.tsx'
import { CopiesSent } from './copies-sent.tsx'
import { Begun, EarlierHolds, OpenVersion, ReplacedBy, useOtherVersions } from './earlier-holds.tsx'
import { OwedCopies, toHandOver } from './owed-copies.tsx'
import { ProtocolToRead } from './protocol-to-read.tsx'
import { SendCopiesButton } from './send-copies-button.tsx'
import { Signers, SigningTimes } from './signers.tsx'
import { StillLivesHere } from './still-lives-here.tsx'

/** What was signed: to be read, handed out and, where it is wrong, replaced or declared void. Nothing in it can be changed. */
export function SignedProtocol({
  protocol,
  rooms,
  files,
  property,
}: Pick<ProtocolDraft, 'protocol' | 'rooms' | 'files' | 'property'>) {
  const { i18n, t } = useLingui()
  const { status, edition, content, propertyId, seal, voidedBecause, waiting } = protocol
  const baseline = useBaseline(protocol)
  const { stillHolds: earlier, replacedBy: later, before, begun } = useOtherVersions(protocol)
  const mark = statusMark(protocol)
  // As it was signed; an older version of the app has not told that, and where the home was not on the device it was signed without a name.
  const home = seal?.property?.name ? seal.property : property
  const isOwed = toHandOver(protocol) !== undefined
  const pdf = files.find(({ id }) => id === seal?.pdfId)
  const copies = (
    <Box asChild display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <section aria-label={t`Copies`}>
        <OwedCopies protocol={protocol} />
        {pdf ? (
          <PdfActions pdf={pdf} date={content.date} edition={edition} language={seal?.language} />
        ) : (
          <Notice>
            <Trans>The document is not on this device yet. It comes with a connection.</Trans>
          </Notice>
        )}
        <div>
          <SendCopiesButton protocol={protocol} />
          <CopiesSent protocol={protocol} />
        </div>
      </section>
    </Box>
  )
  return (
    <Box maxW="form" mx="auto">
      <BackLink to={protocolsPath(propertyId)} isLarge>
        <Trans>Handover protocols</Trans>
      </BackLink>
      <Heading as="h1" size="xl" overflowWrap="anywhere">
        {home ? <Name>{home.name}</Name> : t`Handover protocol`}
      </Heading>
      {home && (
        <Text color="fg.muted" overflowWrap="anywhere">
          <Name>{home.address}</Name>
        </Text>
      )}
      <CalledToday signed={home ?? undefined} today={property} />
      <Flex gap="2" wrap="wrap" align="center" mt="1" mb="4">
        <Text>{formatDate(content.date)}</Text>
        <Badge tone={mark.tone}>{i18n._(mark.words)}</Badge>
        {edition > 1 && (
          <Text>
            <Trans>version {edition}</Trans>
          </Text>
        )}
        {before && !earlier && <OpenVersion version={before} />}
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
        {earlier && <EarlierHolds earlier={earlier} />}
        {later && <ReplacedBy later={later} />}
        {begun && <Begun version={begun} />}
        {isOwed && copies}
        <div>
          <Signers protocol={protocol} />
          <Text color="fg.muted" mt="2">
            <Trans>
              What each of them declared, and the words of a reservation or a refusal, stand in the document.
            </Trans>
          </Text>
        </div>
        {!isOwed && copies}
        {/* Of what does not hold nothing follows. */}
        {status === 'signed' && !earlier && <StillLivesHere protocol={protocol} />}
        {status === 'signed' && !earlier && (
          <DeadlineList content={content} signed={{ id: protocol.id, address: home?.address ?? '' }} />
        )}
        <ProtocolToRead {...{ protocol, rooms, files, baseline }} />
        <SigningTimes protocol={protocol} />
        <ErasedFrom protocol={protocol} />
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
