import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { LinkButton } from '#web/kit/ui/button.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { OwnOrganizationPage } from '#web/manage/frame/own-organization-page.tsx'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import { useFeed, useRecords } from '#web/manage/records/use-records.ts'
import { CreateProtocolButton } from './create-protocol-button.tsx'
import { ProtocolCard } from './protocol-card.tsx'
import { UnsignedProtocols } from './unsigned-protocols.tsx'

/** Handover protocols, property by property (handover.md, Protocols page). */
export function ProtocolsPage() {
  const { t } = useLingui()
  return <OwnOrganizationPage title={t`Handover protocols`}>{() => <Protocols />}</OwnOrganizationPage>
}

/** Which property is chosen stands in the address, so that a link and the way back lead to it. Of none it is what is still to be signed. */
function Protocols() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const { isComplete } = useFeed()
  const known = useRecords('property')
  const properties = known?.toSorted((a, b) => a.name.localeCompare(b.name))
  const asked = search.get('propertyId')
  // The first that arrives is not the only one yet, and never the one that was asked for by another name.
  const isOnly = isComplete && asked === null && properties?.length === 1
  const chosen = isOnly ? properties[0] : properties?.find(({ id }) => id === asked)
  return (
    <>
      <Flex justify="space-between" wrap="wrap" columnGap="3">
        <BackLink to={adminTabPath('properties')}>
          <Trans>Back to the overview</Trans>
        </BackLink>
        <LinkButton variant="ghost" to={paths.lifeSpans}>
          <Trans>Life spans</Trans>
        </LinkButton>
      </Flex>
      <FeedState records={known}>
        <Text color="fg.muted">
          <Trans>A handover protocol belongs to a property. Create the property first, in the overview.</Trans>
        </Text>
      </FeedState>
      {properties && properties.length > 0 && (
        <>
          <Flex gap="3" wrap="wrap" align="flex-end" mb="6" css={{ '& > *': { flex: '1 1 14rem' } }}>
            <SelectEntry
              label={<Trans>Property</Trans>}
              choices={[
                ...(isOnly ? [] : [{ value: '', words: t`All properties: not signed yet` }]),
                ...properties.map(({ id, name, address }) => ({ value: id, words: `${name}, ${address}` })),
              ]}
              value={chosen?.id ?? ''}
              onChange={(propertyId) => setSearch(propertyId ? { propertyId } : {}, { replace: true })}
            />
            <CreateProtocolButton properties={properties} propertyId={chosen?.id ?? ''} />
          </Flex>
          {chosen ? <ProtocolsOf propertyId={chosen.id} /> : <UnsignedProtocols properties={properties} />}
        </>
      )}
    </>
  )
}

function ProtocolsOf({ propertyId }: { propertyId: string }) {
  const { t } = useLingui()
  const { isComplete } = useFeed()
  const read = useRecords('protocol', propertyId)
  // The newest day first; of one day the one that was made last.
  const protocols = read?.toSorted((a, b) => (`${a.date} ${a.createdAt}` < `${b.date} ${b.createdAt}` ? 1 : -1))
  return (
    <>
      <Box role="status" css={unseen}>
        {read && (read.length > 0 || isComplete) && <Plural value={read.length} one="# protocol" other="# protocols" />}
      </Box>
      <FeedState records={read}>
        <Box py="6">
          <Text color="fg.muted">
            <Trans>
              There is no protocol of this property yet. Create one before you go there: it works without a connection
              from then on.
            </Trans>
          </Text>
        </Box>
      </FeedState>
      {protocols && (
        <VirtualList items={protocols} keyOf={({ id }) => id} usualHeight={180} label={t`Handover protocols`}>
          {(protocol) => <ProtocolCard protocol={protocol} all={protocols} />}
        </VirtualList>
      )}
    </>
  )
}
