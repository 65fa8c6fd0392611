import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { useDeferred } from '#web/manage/lists/use-deferred.ts'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import { ProcessesTab } from '#web/manage/processes/processes-tab.tsx'
import { type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { Today } from '#web/manage/today/today.tsx'
import { Tabs } from '#web/manage/ui/tabs.tsx'
import { CreatePropertyButton } from './create-property-button.tsx'
import { PropertyCard } from './property-card.tsx'

type Tab = 'properties' | 'applications'

/** Where a manager begins (manager.md, Routes). */
export function AdminPage() {
  const { t } = useLingui()
  return (
    <OwnOrganizationPage title={t`Overview`}>
      {(organizationId) => (
        <>
          <Today />
          <AdminTabs organizationId={organizationId} />
        </>
      )}
    </OwnOrganizationPage>
  )
}

/** Which tab stands in the address, so that a link and the way back lead to it. */
function AdminTabs({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const chosen: Tab = search.get('tab') === 'applications' ? 'applications' : 'properties'
  return (
    <Tabs<Tab>
      label={t`Areas`}
      tabs={[
        { key: 'properties', words: <Trans>Properties</Trans> },
        { key: 'applications', words: <Trans>Applications</Trans> },
      ]}
      chosen={chosen}
      onChoose={(tab) => setSearch({ tab }, { replace: true })}
    >
      {chosen === 'properties' ? (
        <PropertiesTab organizationId={organizationId} />
      ) : (
        <ProcessesTab organizationId={organizationId} />
      )}
    </Tabs>
  )
}

/** Every property of the organization, by name. */
function PropertiesTab({ organizationId }: { organizationId: string }) {
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
