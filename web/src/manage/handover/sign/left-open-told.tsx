import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { type LeftOpen, leftOpen } from '#shared/handover/left-open.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'

/** What may have been forgotten; who meant it signs all the same. */
export function LeftOpenTold() {
  const { protocol, rooms } = useProtocolDraft()
  const found = leftOpen(protocol, rooms)
  if (found.length === 0) return null
  const pathOf = (each: LeftOpen) => protocolPath(protocol.id, 'roomId' in each ? `rooms/${each.roomId}` : 'keys')
  const nameOf = (roomId: string) => rooms.find(({ id }) => id === roomId)?.content.name ?? ''
  return (
    <Notice>
      <Text fontWeight="semibold" mb="1">
        <Trans>Was this forgotten? It can be signed all the same.</Trans>
      </Text>
      <Box as="ul" listStyleType="none">
        {found.map((each) => (
          <li key={pathOf(each)}>
            <Box asChild display="flex" alignItems="center" minH="11" textDecoration="underline">
              <Link to={pathOf(each)}>
                {'roomId' in each ? (
                  <SaysNothing room={nameOf(each.roomId)} />
                ) : (
                  <Trans>Keys: none is handed over</Trans>
                )}
              </Link>
            </Box>
          </li>
        ))}
      </Box>
    </Notice>
  )
}

const SaysNothing = ({ room }: { room: string }) => <Trans>{room}: nothing is said of its condition</Trans>
