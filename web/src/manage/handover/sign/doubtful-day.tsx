import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'

interface DoubtfulDayProps {
  /** From today; below zero for the past. More than one either way. */
  days: number
  onSign: () => void
}

/** Asked where the signing begins, in the place of what was pressed: a date may be a slip, and is signed by everybody. */
export function DoubtfulDay({ days, onSign }: DoubtfulDayProps) {
  const { protocol } = useProtocolDraft()
  const correct = useRef<HTMLAnchorElement>(null)
  useEffect(() => correct.current?.focus(), [])
  const [day, ahead, ago] = [formatDate(protocol.content.date), days, -days]
  return (
    <Box role="group">
      <Text role="alert" mb="2">
        {days > 0 ? (
          <Trans>
            The handover is dated {day}, in {ahead} days. Sign today all the same?
          </Trans>
        ) : (
          <Trans>
            The handover is dated {day}, {ago} days ago. Sign today all the same?
          </Trans>
        )}
      </Text>
      <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: '1 0 auto' } }}>
        <Button asChild size="lg" variant="outline">
          <Link ref={correct} to={protocolPath(protocol.id)}>
            <Trans>Change the date</Trans>
          </Link>
        </Button>
        <Button size="lg" onClick={onSign}>
          <Trans>Sign all the same</Trans>
        </Button>
      </Flex>
    </Box>
  )
}
