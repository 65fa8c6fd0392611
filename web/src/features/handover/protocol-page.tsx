import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { DeskPage } from '#web/desk/desk-page.tsx'
import { protocolsPath } from '#web/desk/desk-paths.ts'
import { FeedState } from '#web/desk/feed-state.tsx'
import { RefusedSignings } from '#web/desk/refused-signings.tsx'
import { SignedIn } from '#web/desk/signed-in.tsx'
import { useHandedOut } from '#web/desk/use-handed-out.ts'
import { useProtocolFiles } from '#web/records/use-protocol-files.ts'
import { type Shown, useRecord, useRecords } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { GiveBack } from './give-back.tsx'
import { KeepPhotos } from './keep-photos.tsx'
import { OpenWalk } from './open-walk.tsx'
import { SignedProtocol } from './signed-protocol.tsx'
import { WalkPages } from './walk-pages.tsx'

/** One protocol: a walk as long as it is a draft, and what was signed from then on. */
export const ProtocolPage = () => (
  <SignedIn>
    <Protocol />
  </SignedIn>
)

function Protocol() {
  const { t } = useLingui()
  const { protocolId = '' } = useParams()
  const protocol = useRecord('protocol', protocolId)
  const isHandedOut = useHandedOut() != null
  const day = protocol ? formatDate(protocol.date) : ''
  return (
    <DeskPage title={protocol ? t`Handover of ${day}` : t`Handover protocol`}>
      {isHandedOut && protocol !== undefined && protocol?.status !== 'draft' ? (
        <GiveBack>
          {protocol ? (
            <Trans>Everybody has had their turn. Please give the phone back.</Trans>
          ) : (
            <Trans>Please give the phone back.</Trans>
          )}
        </GiveBack>
      ) : protocol ? (
        <Found key={protocol.id} protocol={protocol} />
      ) : (
        <FeedState records={protocol === undefined ? undefined : []}>
          <Heading as="h1" size="xl" mb="3">
            <Trans>This protocol is not here</Trans>
          </Heading>
          <Text mb="6">
            <Trans>It was deleted, or it belongs to another organization.</Trans>
          </Text>
          <Box css={{ '&:not(:empty)': { marginBottom: '24px' } }}>
            <RefusedSignings protocolId={protocolId} />
          </Box>
          <Button asChild size="lg">
            <Link to={protocolsPath()}>
              <Trans>Back to the handover protocols</Trans>
            </Link>
          </Button>
        </FeedState>
      )}
    </DeskPage>
  )
}

function Found({ protocol }: { protocol: Shown<'protocol'> }) {
  const rooms = useRecords('protocol_room', protocol.id)
  const files = useProtocolFiles(protocol.id)
  const property = useRecord('property', protocol.propertyId)
  if (!rooms || !files || property === undefined) return <FeedState records={undefined} />
  const parts = { protocol, rooms, files, property }
  if (protocol.status !== 'draft') return <SignedProtocol {...parts} />
  return (
    <OpenWalk {...parts}>
      <KeepPhotos />
      <WalkPages />
    </OpenWalk>
  )
}
