import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ManagedProperty } from '#shared/property/managed-property.ts'
import { FoldOut } from '#web/desk/fold-out.tsx'
import type { Shown } from '#web/records/use-records.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { MoveOutButton } from './move-out-button.tsx'
import { AddResidentButton, EditResidentButton } from './resident-buttons.tsx'
import { ResidentFacts } from './resident-facts.tsx'

interface ResidentsProps {
  residents: Shown<'resident'>[]
  property: ManagedProperty
}

/** Who lives in a property, and who did. */
export function Residents({ residents, property }: ResidentsProps) {
  const current = byName(residents.filter(({ moveOutDate }) => moveOutDate === null))
  const former = latestFirst(residents.filter(({ moveOutDate }) => moveOutDate !== null))
  const [count, formerCount] = [current.length, former.length]
  return (
    <>
      <Box borderTopWidth="1px" py="3">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
          <Heading as="h4" size="md">
            <Trans>Current residents ({count})</Trans>
          </Heading>
          <AddResidentButton property={property} />
        </Flex>
        {count === 0 && (
          <Text color="fg.muted">
            <Trans>No current residents</Trans>
          </Text>
        )}
        <Box as="ul" listStyleType="none" display="grid" gap="4">
          {current.map((resident) => (
            <li key={resident.id}>
              <ResidentFacts resident={resident} />
              <Flex gap="2" mt="2" wrap="wrap">
                <EditResidentButton resident={resident} />
                <MoveOutButton resident={resident} />
              </Flex>
            </li>
          ))}
        </Box>
      </Box>
      <FoldOut title={<Trans>Former residents ({formerCount})</Trans>}>
        {formerCount === 0 && (
          <Text color="fg.muted" pb="3">
            <Trans>Nobody has moved out yet.</Trans>
          </Text>
        )}
        <Box as="ul" listStyleType="none" display="grid" gap="4" pb="2">
          {former.map((resident) => (
            <li key={resident.id}>
              <ResidentFacts resident={resident} />
            </li>
          ))}
        </Box>
      </FoldOut>
    </>
  )
}

const byName = (residents: Shown<'resident'>[]) =>
  residents.toSorted((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))

const latestFirst = (residents: Shown<'resident'>[]) =>
  residents.toSorted((a, b) => (b.moveOutDate ?? '').localeCompare(a.moveOutDate ?? ''))
