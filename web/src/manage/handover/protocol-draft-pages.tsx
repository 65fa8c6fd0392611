import { Box } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { RefusedSignings } from '#web/manage/changes/refused-signings.tsx'
import { useHandedOut } from '#web/manage/records/use-handed-out.ts'
import { useProtocolDraft } from './draft/use-protocol-draft.ts'
import { AgreementsPage } from './people/agreements-page.tsx'
import { DetectorsPage } from './people/detectors-page.tsx'
import { KeysPage } from './people/keys-page.tsx'
import { MetersPage } from './people/meters-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { ProtocolOverview } from './protocol-overview.tsx'
import { DefectPage } from './rooms/defect-page.tsx'
import { RoomPage } from './rooms/room-page.tsx'
import { SignedSoFar } from './sign/signed-so-far.tsx'
import { SigningPage } from './sign/signing-page.tsx'

const pages: Partial<Record<string, ComponentType>> = {
  people: PeoplePage,
  meters: MetersPage,
  keys: KeysPage,
  detectors: DetectorsPage,
  agreements: AgreementsPage,
  sign: SigningPage,
}

/** The pages of a walk, by what stands in the address behind the protocol. */
export function ProtocolDraftPages() {
  const [step = '', id = '', , defectId] = (useParams()['*'] ?? '').split('/')
  const Page = pages[step] ?? ProtocolOverview
  const { protocol } = useProtocolDraft()
  const isHandedOut = useHandedOut() != null
  return (
    <Box maxW="form" mx="auto">
      {/* Before anything else is done to a draft that people have signed here; and nothing for who holds the phone to sign. */}
      {!isHandedOut && (
        <Box css={{ '&:not(:empty)': { marginBottom: '24px' } }}>
          <RefusedSignings protocolId={protocol.id} />
        </Box>
      )}
      {!isHandedOut && step !== 'sign' && <SignedSoFar />}
      {step !== 'rooms' ? (
        <Page />
      ) : defectId ? (
        <DefectPage key={defectId} roomId={id} defectId={defectId} />
      ) : (
        <RoomPage key={id} roomId={id} />
      )}
    </Box>
  )
}
