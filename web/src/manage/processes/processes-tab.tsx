import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { acceptsApplications } from '#shared/process/process.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { useDeferred } from '#web/manage/lists/use-deferred.ts'
import { VirtualList } from '#web/manage/lists/virtual-list.tsx'
import { isWhole, type Shown, useCounts, useRecords } from '#web/manage/records/use-records.ts'
import { CreateProcessButton } from './create-process-button.tsx'
import { ClosedProcessCard, OpenProcessCard } from './process-card.tsx'

/** Application processes: the open ones, and the archive (manager.md, Application processes). */
export function ProcessesTab({ organizationId }: { organizationId: string }) {
  const { t } = useLingui()
  const processes = useDeferred(useRecords('process'))
  const properties = useRecords('property')
  const counts = useCounts('application')
  const propertyOf = new Map(properties?.map((property) => [property.id, property]))
  const open = newestFirst(processes?.filter(acceptsApplications))
  const closed = newestFirst(processes?.filter((process) => !acceptsApplications(process)))
  const [openCount, closedCount] = processes ? [open.length, closed.length] : ['…', '…']
  const countOf = ({ id }: { id: string }) => counts && (counts.get(id) ?? 0)
  return (
    <>
      <Box as="section" aria-labelledby="open-processes" mb="8">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="4">
          <Heading id="open-processes" size="lg">
            <Trans>Open Application Processes</Trans> {`(${openCount})`}
          </Heading>
          <CreateProcessButton organizationId={organizationId} properties={properties ?? []} />
        </Flex>
        <FeedState records={processes} />
        {isWhole(processes) && openCount === 0 && (
          <>
            <Text fontWeight="semibold">
              <Trans>No open application processes</Trans>
            </Text>
            <Text color="fg.muted">
              <Trans>Create a new application process to get started</Trans>
            </Text>
          </>
        )}
        <VirtualList items={open} keyOf={idOf} usualHeight={460} label={t`Open Application Processes`}>
          {(process) => (
            <OpenProcessCard process={process} property={propertyOf.get(process.propertyId)} count={countOf(process)} />
          )}
        </VirtualList>
      </Box>
      <section aria-labelledby="archive">
        <Heading id="archive" size="lg" mb="4">
          <Trans>Archive</Trans> {`(${closedCount})`}
        </Heading>
        {isWhole(processes) && closedCount === 0 && (
          <Text color="fg.muted">
            <Trans>No closed application processes</Trans>
          </Text>
        )}
        <VirtualList items={closed} keyOf={idOf} usualHeight={220} label={t`Archive`}>
          {(process) => (
            <ClosedProcessCard
              process={process}
              property={propertyOf.get(process.propertyId)}
              count={countOf(process)}
            />
          )}
        </VirtualList>
      </section>
    </>
  )
}

const idOf = ({ id }: { id: string }) => id

const newestFirst = (processes: Shown<'process'>[] = []) =>
  processes.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
