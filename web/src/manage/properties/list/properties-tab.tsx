import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '#shared/format-number.ts'
import { freeFrom } from '#shared/resident/free-from.ts'
import { Button } from '#web/kit/ui/button.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { CHARTS, ChartsButton } from '#web/manage/frame/charts-button.tsx'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { useOpened } from '#web/manage/frame/use-opened.ts'
import { useDeferred } from '#web/manage/lists/use-deferred.ts'
import { useKeepInAddress } from '#web/manage/lists/use-keep-in-address.ts'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import { isWhole, useRecords } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { PropertyFilters } from './property-filters.tsx'
import { PropertyRow } from './property-row.tsx'
import { propertiesInView, readPropertyView, writePropertyView } from './property-view.ts'

const HousePictures = lazyPart(
  async () => (await import('#web/manage/properties/pictures/house-pictures.tsx')).HousePictures,
)

/** The homes of the organization, to be found; each leads to its page (manager.md, Properties). */
export function PropertiesTab({ createButton }: { createButton: ReactNode }) {
  const { t } = useLingui()
  const today = useToday()
  const properties = useDeferred(useRecords('property'))
  const from = useFreeFrom(today)
  const [address] = useSearchParams()
  const [view, setView] = useState(() => readPropertyView(address))
  const tab = address.get('tab')
  const { value: charts } = useOpened(CHARTS)
  useKeepInAddress({ ...(tab && { tab }), ...writePropertyView(view), ...(charts && { [CHARTS]: charts }) })
  // Typing goes before: a list of thousands follows when there is time.
  const looked = useDeferredValue(view)
  const shown = useMemo(
    () => propertiesInView(properties ?? [], looked, today, from),
    [properties, looked, today, from],
  )
  const [count, all] = [shown.length, properties?.length ?? 0]
  const isAnswered = isWhole(properties) && looked === view
  return (
    <section aria-labelledby="properties">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="3">
        <Heading id="properties" size="lg">
          <Trans>Properties</Trans>
        </Heading>
        {createButton}
      </Flex>
      {all > 0 && <PropertyFilters view={view} onChange={setView} />}
      <FeedState records={properties}>
        <Text color="fg.muted">
          <Trans>There is no property yet. Create the first one, then an application process for it.</Trans>
        </Text>
      </FeedState>
      {/* The button takes no room from the list: it reaches over the line. */}
      <Flex align="center" justify="space-between" mb="1" css={{ '& > button': { marginBlock: '-12px' } }}>
        <Text role="status" color="fg.muted" fontSize="sm">
          {isAnswered && all > 0 && <Found count={count} all={all} />}
        </Text>
        {all > 0 && <ChartsButton />}
      </Flex>
      {all > 0 && count === 0 && isAnswered && (
        <Button
          variant="outline"
          mt="2"
          onClick={() => {
            setView({ ...readPropertyView(new URLSearchParams()), order: view.order })
            // The button goes with what it removes.
            document.querySelector<HTMLElement>('[aria-labelledby=properties] input[type=search]')?.focus()
          }}
        >
          <Trans>Show all properties</Trans>
        </Button>
      )}
      {charts !== undefined && <HousePictures properties={shown} />}
      {all > 0 && charts === undefined && (
        // Lines beside each other need no room between them.
        <Box borderTopWidth={count > 0 ? '1px' : '0'} css={{ '& ul > [data-name]': { paddingBottom: '0' } }}>
          <VirtualList items={shown} keyOf={idOf} usualHeight={49} label={t`Properties`}>
            {(property) => <PropertyRow property={property} freeFrom={from ? from(property) : null} today={today} />}
          </VirtualList>
        </Box>
      )}
    </section>
  )
}

function Found({ count: found, all }: { count: number; all: number }) {
  const { i18n } = useLingui()
  const count = formatNumber(found, i18n.locale)
  if (found === 0) return <Trans>No property fits. Choose other filters, or look for something else.</Trans>
  return found === all ? (
    <Plural value={all} one="# property" other="# properties" />
  ) : (
    <Plural value={all} one={`${count} of # property`} other={`${count} of # properties`} />
  )
}

const idOf = ({ id }: { id: string }) => id

/** Asked of each home; undefined while it is read who lives where. */
function useFreeFrom(today: string) {
  const residents = useRecords('resident')
  return useMemo(() => {
    // As long as more of them come, who lives there may be one of those.
    if (!residents || !isWhole(residents)) return undefined
    const stays = Map.groupBy(residents, ({ propertyId }) => propertyId)
    const days = new Map([...stays].map(([id, people]) => [id, freeFrom(people, today)]))
    // Nobody was ever written down for the others.
    return ({ id }: { id: string }) => (days.has(id) ? days.get(id) : today)
  }, [residents, today])
}
