import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { useDeferred } from '#web/manage/lists/use-deferred.ts'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import { type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { CreatePropertyButton } from './create-property-button.tsx'
import { PropertyCard } from './property-card.tsx'

/** Every property of the organization, by name. */
export function PropertiesTab({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const properties = useDeferred(useRecords('property'))
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
        <VirtualList items={byName(properties)} keyOf={({ id }) => id} usualHeight={480} label={t`Properties`}>
          {(property) => <PropertyCard property={property} />}
        </VirtualList>
      )}
    </section>
  )
}

const byName = (properties: Shown<'property'>[]) => properties.toSorted((a, b) => a.name.localeCompare(b.name))
