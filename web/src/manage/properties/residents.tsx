import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { stayOn } from '#shared/resident/stay.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { isWhole, type Shown } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { AddResidentButton } from './resident-buttons.tsx'
import { ResidentFacts } from './resident-facts.tsx'
import { StayButtons } from './stay-buttons.tsx'

interface ResidentsProps {
  /** Undefined while they are read: nobody is said to be gone meanwhile. */
  residents: Shown<'resident'>[] | undefined
  property: ManagedProperty
}

/** Who lives in a property today, who is to, and who did. */
export function Residents({ residents, property }: ResidentsProps) {
  const today = useToday()
  const people = Map.groupBy(residents ?? [], (resident) => stayOn(resident, today))
  const current = byName(people.get('living'))
  const coming = firstFirst(people.get('coming'))
  const former = latestFirst(people.get('gone'))
  const [count, formerCount] = residents ? [current.length, former.length] : ['…', '…']
  const comingCount = coming.length
  return (
    <>
      <Box borderTopWidth="1px" py="3">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
          <Heading as="h4" size="md" id={`current-${property.id}`}>
            <Trans>Current residents ({count})</Trans>
          </Heading>
          <AddResidentButton property={property} />
        </Flex>
        {isWhole(residents) && count === 0 && (
          <Text color="fg.muted">
            <Trans>No current residents</Trans>
          </Text>
        )}
        <People residents={current} heading={`current-${property.id}`} />
      </Box>
      {comingCount > 0 && (
        <Box borderTopWidth="1px" py="3">
          <Heading as="h4" size="md" mb="2" id={`coming-${property.id}`}>
            <Trans>Moving in later ({comingCount})</Trans>
          </Heading>
          <People residents={coming} heading={`coming-${property.id}`} />
        </Box>
      )}
      <Disclosure title={<Trans>Former residents ({formerCount})</Trans>}>
        {isWhole(residents) && formerCount === 0 && (
          <Text color="fg.muted" pb="3">
            <Trans>Nobody has moved out yet.</Trans>
          </Text>
        )}
        <People residents={former} heading={`property-${property.id}`} />
      </Disclosure>
    </>
  )
}

interface PeopleProps {
  residents: Shown<'resident'>[]
  /** The id of what names them: it gets the focus of whom somebody else takes out of the list, and not the next one in it. */
  heading: string
}

const People = ({ residents, heading }: PeopleProps): ReactNode => (
  <Box as="ul" aria-labelledby={heading} listStyleType="none" display="grid" gap="4" pb="2">
    {residents.map((resident) => (
      <li key={resident.id}>
        <ResidentFacts resident={resident} />
        <StayButtons resident={resident} />
      </li>
    ))}
  </Box>
)

const byName = (residents: Shown<'resident'>[] = []) =>
  residents.toSorted((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))

const firstFirst = (residents: Shown<'resident'>[] = []) =>
  byName(residents).toSorted((a, b) => a.moveInDate.localeCompare(b.moveInDate))

const latestFirst = (residents: Shown<'resident'>[] = []) =>
  residents.toSorted((a, b) => (b.moveOutDate ?? '').localeCompare(a.moveOutDate ?? ''))
