import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { freeFrom } from '#shared/resident/free-from.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Name } from '#web/manage/facts/name.tsx'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { ManagePage } from '#web/manage/frame/manage-page.tsx'
import { SignedIn } from '#web/manage/frame/signed-in.tsx'
import { EditPropertyButton } from '#web/manage/properties/edit-property-button.tsx'
import { StandingMark } from '#web/manage/properties/list/standing-mark.tsx'
import { Residents } from '#web/manage/properties/residents.tsx'
import { type Shown, useRecord, useRecords } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { Badge } from '#web/manage/ui/role-badge.tsx'
import { AdvertiseButton } from './advertise-button.tsx'
import { FoundProperty } from './found-property.tsx'
import { PropertyNotes } from './property-notes.tsx'
import { PropertyProcesses } from './property-processes.tsx'
import { PropertyProtocols } from './property-protocols.tsx'
import { PropertyRent } from './property-rent.tsx'

/** With the camera, and all that photos need. */
const PropertyPhotos = lazyPart(
  async () => (await import('#web/manage/properties/photos/property-photos.tsx')).PropertyPhotos,
)

/** A home with all that belongs to it (manager.md, Property page). */
export const PropertyPage = () => (
  <SignedIn>
    <Property />
  </SignedIn>
)

function Property() {
  const { t } = useLingui()
  const { propertyId = '' } = useParams()
  const property = useRecord('property', propertyId)
  return (
    <ManagePage title={property?.name ?? t`Property`}>
      <BackLink to={adminTabPath('properties')}>
        <Trans>Back</Trans>
      </BackLink>
      {/* Another home is another page: nothing of the one before stays open on it. */}
      <FoundProperty key={propertyId} id={propertyId}>
        {(found) => <Home property={found} />}
      </FoundProperty>
    </ManagePage>
  )
}

function Home({ property }: { property: Shown<'property'> }) {
  const today = useToday()
  const residents = useRecords('resident', property.id)
  const { name, code, address, waiting } = property
  return (
    <article aria-labelledby="home">
      <Flex gap="3" wrap="wrap" align="flex-start" justify="space-between" mb="4">
        <Box minW="0">
          <Flex gap="2" wrap="wrap" align="center">
            <Heading as="h1" size="xl" id="home">
              <Name>{name}</Name>
            </Heading>
            <Badge tone="blue">
              <Trans>Active</Trans>
            </Badge>
            <WaitingMark waiting={waiting} />
          </Flex>
          <Text overflowWrap="anywhere">
            <Name>{address}</Name>
          </Text>
          <Flex gap="3" wrap="wrap" align="center" color="fg.muted" fontSize="sm">
            <span>{code ? <Trans>Code {code}</Trans> : <Trans>The code follows once this has been sent.</Trans>}</span>
            {residents && (
              <span>
                <StandingMark from={freeFrom(residents, today)} today={today} />
              </span>
            )}
          </Flex>
        </Box>
        <Flex gap="2" wrap="wrap">
          <EditPropertyButton property={property} />
          <AdvertiseButton property={property} />
        </Flex>
      </Flex>
      <Box display="grid" gap="4" alignItems="start" css={{ '@media (min-width: 62rem)': columns }}>
        <Box display="grid" gap="4" minW="0">
          <PropertyRent property={property} />
          <PropertyNotes notes={property.notes} />
          <PropertyPhotos property={property} />
          <Card css={{ '& > :first-of-type': { borderTopWidth: '0', paddingTop: '0' } }}>
            <Residents residents={residents} property={property} />
          </Card>
        </Box>
        <Box display="grid" gap="4" minW="0">
          <PropertyProcesses property={property} />
          <PropertyProtocols property={property} />
        </Box>
      </Box>
    </article>
  )
}

const columns = { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' }
