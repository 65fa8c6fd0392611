import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import PendingIcon from '~icons/lucide/circle-dashed'
import SendIcon from '~icons/lucide/arrow-up'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { CheckIcon, PhoneIcon, WarningIcon } from '#web/kit/ui/icons.tsx'
import { useOnline } from '#web/kit/ui/later/use-online.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { sentShare } from './sent-share.ts'

interface StationsProps {
  job: Job
  documents: readonly LocalDocument[]
}

type Standing = 'done' | 'now' | 'later'

/** Where something that was sealed is, as three stations of one line: on this phone, sending, received. */
export function Stations({ job, documents }: StationsProps) {
  const thisDevice = useThisDevice()
  const isOnline = useOnline()
  const isSending = job.state === 'sending' && isOnline
  const needsPerson = job.state === 'attention' || job.state === 'rejected'
  return (
    <Box as="ol" listStyleType="none">
      <Station standing={isSending ? 'done' : 'now'} color="phone.fg" icon={<PhoneIcon />}>
        <Trans>Saved on {thisDevice}</Trans>
      </Station>
      <Station
        standing={isSending ? 'now' : 'later'}
        color={needsPerson ? 'attention.fg' : 'sending.fg'}
        icon={needsPerson ? <WarningIcon /> : isSending ? <SendIcon /> : <PendingIcon />}
      >
        {isSending ? <SendingWords job={job} documents={documents} /> : <Trans>Sending</Trans>}
      </Station>
      <Station standing="later" color="received.fg" icon={<PendingIcon />} isLast>
        <Trans>Received</Trans>
      </Station>
    </Box>
  )
}

function SendingWords({ job, documents }: StationsProps) {
  const { done, total, percent } = sentShare(documents)
  const current = Math.min(done + 1, total)
  if (done >= total) return job.request ? <Trans>Sending</Trans> : <Trans>Sending your answers</Trans>
  return (
    <>
      <Trans>
        Sending {current} of {total}
      </Trans>
      <Box asChild display="block" w="full" maxW="form" h="2" mt="1" css={progressStyle}>
        <progress max={100} value={percent} aria-hidden="true" />
      </Box>
    </>
  )
}

interface StationProps {
  standing: Standing
  color: string
  icon: ReactNode
  isLast?: boolean
  children: ReactNode
}

const Station = ({ standing, color, icon, isLast, children }: StationProps) => (
  <Flex asChild gap="3" minH={isLast ? undefined : '11'} position="relative">
    <li aria-current={standing === 'now' ? 'step' : undefined}>
      <Flex direction="column" align="center" color={standing === 'later' ? 'fg.muted' : color}>
        {standing === 'done' ? <CheckIcon /> : icon}
        {!isLast && <Box flex="1" w="0.5" bg="line.field" my="1" borderRadius="full" />}
      </Flex>
      <Text
        flex="1"
        color={standing === 'later' ? 'fg.muted' : 'fg'}
        fontWeight={standing === 'now' ? 'bold' : 'normal'}
      >
        {children}
      </Text>
    </li>
  </Flex>
)

const progressStyle = {
  appearance: 'none',
  border: 0,
  borderRadius: '9999px',
  overflow: 'hidden',
  background: 'var(--chakra-colors-bg-subtle)',
  '&::-webkit-progress-bar': { background: 'var(--chakra-colors-bg-subtle)' },
  '&::-webkit-progress-value': { background: 'var(--chakra-colors-sending-fg)' },
  '&::-moz-progress-bar': { background: 'var(--chakra-colors-sending-fg)' },
} as const
