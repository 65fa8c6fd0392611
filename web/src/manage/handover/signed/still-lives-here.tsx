import { Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { leftOn } from '#shared/handover/end/left-on.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { stayOn } from '#shared/resident/stay.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { MoveOutButton } from '#web/manage/properties/stay-buttons.tsx'
import { useRecords } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'

/** Who signed that they left, and is listed as living there still: the home is not free, and they are kept, until somebody says so. */
export function StillLivesHere({ protocol }: { protocol: HandoverProtocol }) {
  const today = useToday()
  const residents = useRecords('resident', protocol.propertyId) ?? []
  // One that came later may say that they are back.
  const protocols = useRecords('protocol', protocol.propertyId) ?? []
  const staying = residents.filter(
    (resident) => stayOn(resident, today) === 'living' && leftOn(resident, protocols) === protocol.date,
  )
  if (staying.length === 0) return null
  return (
    <Notice>
      {staying.map((resident) => (
        <Flex key={resident.id} gap="3" wrap="wrap" align="center" justify="space-between">
          <Text overflowWrap="anywhere">
            <StillListed name={`${resident.firstName} ${resident.lastName}`} />
          </Text>
          <MoveOutButton resident={resident} left={protocol.date} />
        </Flex>
      ))}
    </Notice>
  )
}

const StillListed = ({ name }: { name: string }) => (
  <Trans>{name} has given the home back, and is still listed as living there.</Trans>
)
