import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { otherVersions } from '#shared/handover/editions.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Name } from '#web/manage/facts/name.tsx'
import { useAnswersInWords } from '#web/manage/handover/draft/count-answers.ts'
import { ErasedFrom } from '#web/manage/facts/erased-from.tsx'
import { kindNames, statusMark } from '#web/manage/handover/draft/draft-labels.ts'
import { useKeptSigning } from '#web/manage/handover/draft/use-kept-signing.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { Badge } from '#web/manage/ui/role-badge.tsx'
import { DeleteProtocolButton } from './delete-protocol-button.tsx'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

interface ProtocolCardProps {
  protocol: Shown<'protocol'>
  all: readonly Shown<'protocol'>[]
  /** Named where those of several stand together. */
  home?: Pick<Shown<'property'>, 'name' | 'address'> | undefined
}

/** A protocol in the list: its day, what it is about, and how far it is. */
export function ProtocolCard({ protocol, all, home }: ProtocolCardProps) {
  const { i18n, t } = useLingui()
  const saidOf = useSaidOf()
  const { id, date, status, edition, participants, content, waiting } = protocol
  const day = formatDate(date)
  const mark = statusMark(protocol)
  const { stillHolds: earlier, replacedBy: later } = otherVersions(protocol, all)
  const action = status === 'draft' ? t`Go on` : t({ message: 'Open', context: 'button' })
  return (
    <Card as="article" aria-labelledby={`protocol-${id}`}>
      <Flex gap="2" wrap="wrap" align="center">
        <Heading as="h2" size="lg" id={`protocol-${id}`}>
          {day}
        </Heading>
        <Badge tone={mark.tone}>{i18n._(mark.words)}</Badge>
        {status === 'draft' && <SignedHere protocolId={id} />}
        <WaitingMark waiting={waiting} />
      </Flex>
      {home && (
        <Text overflowWrap="anywhere">
          <strong>
            <Name>{home.name}</Name>
          </strong>
          {', '}
          <Name>{home.address}</Name>
        </Text>
      )}
      <Text>
        {i18n._(kindNames[content.kind])}
        {edition > 1 && (
          <>
            {', '}
            <Trans>version {edition}</Trans>
          </>
        )}
      </Text>
      {earlier && (
        <Text>
          <Trans>Version {earlier.edition} still holds.</Trans>
        </Text>
      )}
      {later && (
        <Text>
          <Trans>Replaced by version {later.edition}</Trans>
        </Text>
      )}
      <Text color="fg.muted" overflowWrap="anywhere" mb="3">
        {participants.map(onOneLine).join(', ')}
      </Text>
      <ErasedFrom protocol={protocol} />
      <Flex gap="2" wrap="wrap">
        <Button asChild size="lg" flex="1 0 auto">
          <Link to={protocolPath(id)} aria-label={saidOf(action, home ? `${day}, ${home.name}` : day)}>
            {action}
          </Link>
        </Button>
        {/* Which one goes is sure where all are of one home. */}
        {status === 'draft' && !home && <DeleteProtocolButton protocol={protocol} />}
      </Flex>
    </Card>
  )
}

/** Some have answered, and not all: that lies on this device alone. */
function SignedHere({ protocolId }: { protocolId: string }) {
  const { signatures = [] } = useKeptSigning(protocolId).signing ?? {}
  const said = useAnswersInWords(signatures)
  if (said === '') return null
  return (
    <Badge tone="yellow">
      <Trans>{said}, only on this device</Trans>
    </Badge>
  )
}
