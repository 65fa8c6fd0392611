import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { protocolsPath } from '#web/manage/addresses/record-paths.ts'
import { RefusedSignings } from '#web/manage/changes/refused-signings.tsx'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { useHandedOut } from '#web/manage/records/use-handed-out.ts'
import { readFileBytes, useAbsentFiles, useProtocolFiles } from '#web/manage/records/use-protocol-files.ts'
import { type Shown, useRecord, useRecords } from '#web/manage/records/use-records.ts'
import { useProtocolDraft } from './draft/use-protocol-draft.ts'
import { StepTitle } from './fields/step-title.ts'
import { ProtocolDraftPages } from './protocol-draft-pages.tsx'
import { ProtocolDraftProvider } from './protocol-draft-provider.tsx'
import { GiveBack } from './sign/take-back.tsx'
import { SignedProtocol } from './signed/signed-protocol.tsx'

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
  const [step, setStep] = useState('')
  const day = protocol ? formatDate(protocol.date) : ''
  const title = protocol ? t`Handover of ${day}` : t`Handover protocol`
  return (
    <ManagePage title={step ? `${step} – ${title}` : title}>
      {isHandedOut && protocol !== undefined && protocol?.status !== 'draft' ? (
        <GiveBack>
          <Trans>Please give the phone back.</Trans>
        </GiveBack>
      ) : protocol ? (
        <StepTitle value={setStep}>
          <Found key={protocol.id} protocol={protocol} />
        </StepTitle>
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
    </ManagePage>
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
    <ProtocolDraftProvider {...parts}>
      <KeepPhotos />
      <ProtocolDraftPages />
    </ProtocolDraftProvider>
  )
}

/**
 * Brings photos onto this device while there is a connection: those that the protocol shows, because its document is made of them,
 * and those of earlier defects, which one that is still there shows again.
 */
function KeepPhotos() {
  const { absentPhotos, baseline, files } = useProtocolDraft()
  const earlier = (baseline?.rooms ?? []).flatMap(({ content }) => content.defects.flatMap(({ photoIds }) => photoIds))
  const absent = [...new Set([...absentPhotos, ...useAbsentFiles(earlier)])]
  const isThere = (id: string) => files.some((file) => file.id === id && file.storedAt !== null)
  const ids = absent.filter(isThere).join()
  useEffect(() => {
    let isOver = false
    const fetchAll = async () => {
      for (const id of ids.split(',').filter(Boolean)) {
        if (isOver) return
        await readFileBytes(id).catch(() => undefined)
      }
    }
    const again = () => void fetchAll()
    again()
    addEventListener('online', again)
    return () => {
      isOver = true
      removeEventListener('online', again)
    }
  }, [ids])
  return null
}
