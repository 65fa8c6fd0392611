import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '#shared/dates.ts'
import { organizationContract } from '#shared/organization/contract.ts'
import { ERASURES_TOLD_DAYS, type ErasuresOfDay } from '#shared/policy/erasures.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { ReadState } from '#web/manage/frame/read-state.tsx'
import { useRefresh } from '#web/manage/records/use-refresh.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { Card } from '#web/manage/ui/card.tsx'

/** What was erased, as numbers: for whoever has to show that it was. */
export function ErasedSection({ organizationId: id }: { organizationId: string }) {
  const [days, setDays] = useState<readonly ErasuresOfDay[]>()
  const of = `erasures:${id}`
  const reading = useRefresh(of, async () =>
    setDays(await session.call(organizationContract.listErasures, { params: { id } })),
  )
  return (
    <Card as="section" display="grid" gap="3">
      <Heading as="h2" size="lg">
        <Trans>What was erased</Trans>
      </Heading>
      <ReadState of={of} {...reading}>
        {days?.length === 0 && (
          <Text color="fg.muted">
            <Trans>Nothing was erased in the last {ERASURES_TOLD_DAYS} days.</Trans>
          </Text>
        )}
      </ReadState>
      {days && days.length > 0 && (
        <Box as="ul" listStyleType="none">
          {days.map((each) => (
            <ErasedOnDay key={each.day} {...each} />
          ))}
        </Box>
      )}
    </Card>
  )
}

const ErasedOnDay = ({ day, due, ownWish, residents, protocols }: ErasuresOfDay) => (
  <Box as="li" py="2" borderTopWidth="1px" css={{ fontVariantNumeric: 'tabular-nums' }}>
    <Text fontWeight="medium">{formatDate(day)}</Text>
    {due > 0 && (
      <Text>
        <Plural value={due} one="# application whose time was over" other="# applications whose time was over" />
      </Text>
    )}
    {residents > 0 && (
      <Text>
        <Plural
          value={residents}
          one="# former resident whose time was over"
          other="# former residents whose time was over"
        />
      </Text>
    )}
    {protocols > 0 && (
      <Text>
        <Plural
          value={protocols}
          one="# handover protocol whose time was over"
          other="# handover protocols whose time was over"
        />
      </Text>
    )}
    {ownWish > 0 && (
      <Text>
        <Plural
          value={ownWish}
          one="# application at the wish of who had applied"
          other="# applications at the wish of those who had applied"
        />
      </Text>
    )}
  </Box>
)
