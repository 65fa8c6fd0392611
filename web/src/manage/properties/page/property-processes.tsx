import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { acceptsApplications } from '#shared/process/process.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { processPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import { FeedState } from '#web/manage/frame/feed-state.tsx'
import { useFrom } from '#web/manage/frame/way-back.ts'
import { CreateProcessButton } from '#web/manage/processes/create-process-button.tsx'
import { ShareProcess } from '#web/manage/processes/share-process.tsx'
import { type Shown, useCounts, useRecords } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { ProcessBadge } from '#web/manage/ui/status-badge.tsx'

/** How a home is let and was: from here in two steps to a code, a link and a QR code. */
export function PropertyProcesses({ property }: { property: Shown<'property'> }) {
  const processes = useRecords('process', property.id)
  const counts = useCounts('application')
  const [created, setCreated] = useState<string>()
  const newestFirst = processes?.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) ?? []
  return (
    <Card as="section" aria-labelledby="processes">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="3">
        <Heading as="h2" size="md" id="processes">
          <Trans>Application processes</Trans>
        </Heading>
        <CreateProcessButton
          organizationId={property.organizationId}
          properties={[property]}
          property={property}
          isAside
          onCreated={setCreated}
        />
      </Flex>
      <FeedState records={processes}>
        <Text color="fg.muted">
          <Trans>Nobody can apply for this property yet.</Trans>
        </Text>
      </FeedState>
      <Box as="ul" listStyleType="none" aria-labelledby="processes">
        {newestFirst.map((process) => (
          <Process
            key={process.id}
            process={process}
            count={counts && (counts.get(process.id) ?? 0)}
            isNew={process.id === created}
          />
        ))}
      </Box>
    </Card>
  )
}

interface ProcessProps {
  process: Shown<'process'>
  /** Undefined while they are counted. */
  count: number | undefined
  /** Somebody has just created it here: they are led to how it is shared. */
  isNew: boolean
}

function Process({ process, count, isNew }: ProcessProps) {
  const from = useFrom()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNew) link.current?.focus()
  }, [isNew])
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <Flex gap="2" wrap="wrap" align="center">
        <Heading as="h3" size="md">
          <Box asChild display="inline-flex" alignItems="center" minH="11">
            <Link ref={link} to={processPath(process.id)} state={from}>
              <ProcessName process={process} />
            </Link>
          </Box>
        </Heading>
        <ProcessBadge status={process.status} />
        <WaitingMark waiting={process.waiting} />
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {count === undefined ? (
          '…'
        ) : (
          <Plural value={count} one="# application submitted" other="# applications submitted" />
        )}
      </Text>
      {acceptsApplications(process) && <ShareProcess process={process} />}
    </Box>
  )
}
