import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { rentOf } from '#web/manage/facts/property-rent.ts'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { useDeferred } from '#web/manage/lists/use-deferred.ts'
import { useKeepInAddress } from '#web/manage/lists/use-keep-in-address.ts'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import { isWhole, type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationCards } from './application-cards.ts'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationFilters } from './application-filters.tsx'
import { inView, MAX_COMPARED, readSelection, readView, writeSelection, writeView } from './application-view.ts'
import { ArrivalsButton, useArrivals } from './arrivals.tsx'
import { CompareBar } from './compare-bar.tsx'
import { moveInList } from './move-in-list.ts'
import { useDuplicates } from './use-duplicates.ts'

interface ApplicationReviewProps {
  process: Shown<'process'>
  property: Shown<'property'> | null | undefined
}

/** The applications: on a desktop the list beside what is chosen, on a phone cards that open. */
export function ApplicationReview({ process, property }: ApplicationReviewProps) {
  const { t } = useLingui()
  // Room for two columns.
  const isWide = useMedia('(min-width: 62rem)')
  const { listed, waiting, show } = useArrivals(useRecords('application', process.id), process.id)
  const applications = useDeferred(listed)
  const [address] = useSearchParams()
  const [view, setView] = useState(() => readView(address))
  const [{ open: openId, compared }, choose] = useState(() => readSelection(address))
  useKeepInAddress({ ...writeView(view), ...writeSelection({ open: openId, compared }) })
  const { total } = rentOf(process, property)
  const country = property?.country
  const { status, order } = view
  // Typing goes before: a list of thousands follows when there is time.
  const search = useDeferredValue(view.search)
  const shown = useMemo(
    () => inView(applications ?? [], { status, search, order }, total, country),
    [applications, status, search, order, total, country],
  )
  const isAnswered = isWhole(applications) && search === view.search
  const duplicates = useDuplicates(applications)
  const byId = useMemo(() => new Map(applications?.map((each) => [each.id, each])), [applications])
  // Who is left out by what is looked for is not read beside it.
  const open = shown.find(({ id }) => id === openId)

  const toggle = (id: string) => choose((now) => ({ ...now, open: id === now.open ? undefined : id }))
  const compare = (id: string, isChosen: boolean) =>
    choose((now) => ({
      ...now,
      compared: isChosen ? [...now.compared, id] : now.compared.filter((each) => each !== id),
    }))

  return (
    <section aria-labelledby="applications">
      <Flex align="center" gap="3" minH="11" mb="1">
        <Heading id="applications" size="lg">
          <Trans>Applications</Trans>
        </Heading>
        <ArrivalsButton count={waiting} onShow={show} />
      </Flex>
      <ApplicationFilters applications={applications} view={view} onChange={setView} />
      <FeedState records={applications}>
        <Text color="fg.muted">
          <Trans>Nobody has applied yet. Share the code, the link or the QR code of this process.</Trans>
        </Text>
      </FeedState>
      {applications !== undefined && applications.length > 0 && shown.length === 0 && isAnswered && (
        <Text color="fg.muted" role="status">
          <Trans>No application fits. Choose another status, or look for something else.</Trans>
        </Text>
      )}
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        css={isWide ? { gridTemplateColumns: '24rem minmax(0, 1fr)' } : {}}
      >
        <ApplicationCards onKeyDown={(event) => moveInList(event, isWide)}>
          <VirtualList items={shown} keyOf={idOf} usualHeight={250} label={t`Applications`}>
            {(application) => (
              <ApplicationCard
                application={application}
                process={process}
                total={total}
                country={country}
                alike={(duplicates.get(application.id) ?? []).flatMap((id) => byId.get(id) ?? [])}
                isOpen={application.id === openId}
                hasPlaceBeside={isWide}
                onToggle={() => toggle(application.id)}
                isCompared={compared.includes(application.id)}
                canCompare={compared.length < MAX_COMPARED}
                onCompare={(isChosen) => compare(application.id, isChosen)}
              />
            )}
          </VirtualList>
        </ApplicationCards>
        {isWide && shown.length > 0 && (
          <Box
            as="section"
            id="application-details"
            aria-label={t`Details`}
            position="sticky"
            top="4"
            css={{ maxHeight: 'calc(100cqh - 2rem)', overflow: 'auto' }}
          >
            {open ? (
              <ApplicationDetails application={open} />
            ) : (
              <Text color="fg.muted" p="4">
                <Trans>Choose an application to read it here. From there the arrow keys lead to the next one.</Trans>
              </Text>
            )}
          </Box>
        )}
      </Box>
      <CompareBar
        compared={compared.flatMap((id) => byId.get(id) ?? [])}
        total={total}
        country={country}
        onClear={() => choose((now) => ({ ...now, compared: [] }))}
      />
    </section>
  )
}

const idOf = ({ id }: Shown<'application'>) => id
