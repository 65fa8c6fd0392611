import { Flex } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { WarningIcon } from '#web/ui/icons.tsx'

/** That a change of this record is on its way, or that it was refused and somebody has to decide. */
export function WaitingMark({ waiting }: { waiting?: 'waiting' | 'attention' | undefined }) {
  if (!waiting) return null
  const isStuck = waiting === 'attention'
  return (
    <Flex
      as="span"
      role="status"
      display="inline-flex"
      align="center"
      gap="1"
      fontSize="sm"
      fontWeight="medium"
      color={isStuck ? 'attention.fg' : 'sending.fg'}
    >
      {isStuck ? <WarningIcon /> : <Spinner />}
      {isStuck ? <Trans>Needs your decision</Trans> : <Trans>On its way</Trans>}
    </Flex>
  )
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

const Spinner = () => (
  <Flex
    as="span"
    w="4"
    h="4"
    borderRadius="full"
    borderWidth="2px"
    borderColor="current"
    css={{ borderBlockStartColor: 'transparent', animation: `${turn} 900ms linear infinite` }}
  />
)
