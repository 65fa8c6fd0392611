import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { FeedState } from '#web/desk/feed-state.tsx'
import { LongList } from '#web/desk/long-list.tsx'
import { useUnhurried } from '#web/desk/use-unhurried.ts'
import { type Shown, useRecords } from '#web/records/use-records.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { CreatePropertyButton } from './create-property-button.tsx'
import { PropertyCard } from './property-card.tsx'

/** Every property of the organization, by name. */
export function PropertiesTab({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const properties = useUnhurried(useRecords('property'))
  return (
    <section aria-labelledby="properties">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="4">
        <Heading id="properties" size="lg">
          <Trans>Properties</Trans>
        </Heading>
        <CreatePropertyButton organizationId={organizationId} />
      </Flex>
      <FeedState records={properties}>
        <Text color="fg.muted">
          <Trans>There is no property yet. Create the first one, then an application process for it.</Trans>
        </Text>
      </FeedState>
      {properties && (
        <LongList items={byName(properties)} keyOf={({ id }) => id} usualHeight={480} label={t`Properties`}>
          {(property) => <PropertyCard property={property} />}
        </LongList>
      )}
    </section>
  )
}

const byName = (properties: Shown<'property'>[]) => properties.toSorted((a, b) => a.name.localeCompare(b.name))
