import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { type Hindrance, hindrances } from '#shared/handover/ready-to-sign.ts'
import { protocolPath } from '#web/desk/desk-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Text } from '#web/ui/typography.ts'
import { NOT_DESCRIBED } from './make-room.ts'
import { useWalk } from './use-walk.ts'

type Found = Hindrance | { kind: 'defect_not_described'; roomId: string; defectId: string }

/** What is in the way of signing, in the order of the walk. */
export function useHindrances(): Found[] {
  const { protocol, rooms, hasPhoto } = useWalk()
  const undescribed = rooms.flatMap(({ id: roomId, content }) =>
    content.defects
      .filter(({ description }) => description === NOT_DESCRIBED)
      .map(({ id: defectId }) => ({ kind: 'defect_not_described' as const, roomId, defectId })),
  )
  return [...hindrances(protocol, rooms, hasPhoto), ...undescribed]
}

/** Each leads to where it is put right. */
export function Hindrances({ found }: { found: readonly Found[] }) {
  const { protocol } = useWalk()
  if (found.length === 0) return null
  return (
    <section aria-labelledby="hindrances">
      <Notice>
        <Text id="hindrances" fontWeight="semibold" mb="1">
          <Plural value={found.length} one="Before signing: # thing to do" other="Before signing: # things to do" />
        </Text>
        <Box as="ul" listStyleType="none">
          {found.map((each) => (
            <li key={JSON.stringify(each)}>
              <Box asChild display="flex" alignItems="center" minH="11" textDecoration="underline">
                <Link to={protocolPath(protocol.id, stepOf(each))}>
                  <Words found={each} />
                </Link>
              </Box>
            </li>
          ))}
        </Box>
      </Notice>
    </section>
  )
}

function stepOf(found: Found): string {
  switch (found.kind) {
    case 'no_party_signs':
      return 'people'
    case 'no_rooms':
    case 'photo_missing':
      return ''
    case 'room_not_covered':
    case 'coverage_unexplained':
      return `rooms/${found.roomId}`
    case 'defect_not_described':
      return `rooms/${found.roomId}/defects/${found.defectId}`
  }
}

function Words({ found }: { found: Found }) {
  const { rooms } = useWalk()
  const room = 'roomId' in found ? rooms.find(({ id }) => id === found.roomId)?.content.name : ''
  switch (found.kind) {
    case 'no_party_signs':
      return <Trans>Say who is here and who signs</Trans>
    case 'no_rooms':
      return <Trans>Record at least one room</Trans>
    case 'room_not_covered':
      return <Trans>{room}: say whether it was seen</Trans>
    case 'coverage_unexplained':
      return <Trans>{room}: say why not all of it was seen</Trans>
    case 'defect_not_described':
      return <Trans>{room}: describe the defect</Trans>
    case 'photo_missing':
      return <Trans>A photo is not on this device yet. It comes with a connection.</Trans>
  }
}
