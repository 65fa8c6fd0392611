import { Box } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { RefusedSignings } from '#web/desk/refused-signings.tsx'
import { useHandedOut } from '#web/desk/use-handed-out.ts'
import { AgreementsPage } from './agreements-page.tsx'
import { DefectPage } from './defect-page.tsx'
import { DetectorsPage } from './detectors-page.tsx'
import { KeysPage } from './keys-page.tsx'
import { MetersPage } from './meters-page.tsx'
import { PeoplePage } from './people-page.tsx'
import { RoomPage } from './room-page.tsx'
import { SignedSoFar } from './signed-so-far.tsx'
import { SigningPage } from './signing-page.tsx'
import { useWalk } from './use-walk.ts'
import { WalkOverview } from './walk-overview.tsx'

const pages: Partial<Record<string, ComponentType>> = {
  people: PeoplePage,
  meters: MetersPage,
  keys: KeysPage,
  detectors: DetectorsPage,
  agreements: AgreementsPage,
  sign: SigningPage,
}

/** The pages of a walk, by what stands in the address behind the protocol. */
export function WalkPages() {
  const [step = '', id = '', , defectId] = (useParams()['*'] ?? '').split('/')
  const Page = pages[step] ?? WalkOverview
  const { protocol } = useWalk()
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
