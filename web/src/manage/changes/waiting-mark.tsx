import { chakra, Flex } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { WarningIcon } from '#web/kit/ui/icons.tsx'
import { useOffline } from '#web/manage/records/use-offline.ts'
import { openChanges } from '#web/manage/ui/open-changes.ts'

/** Where a change of this record is: on this device, on its way, or refused, so that somebody has to decide. */
export function WaitingMark({ waiting, ...stop }: WaitingMarkProps) {
  if (!waiting) return null
  return waiting === 'attention' ? <ToDecide {...stop} /> : <NotConfirmed />
}

interface WaitingMarkProps {
  waiting?: 'waiting' | 'attention' | undefined
  /** In a list of which one item alone takes Tab. */
  tabIndex?: 0 | -1
}

const ToDecide = (stop: { tabIndex?: 0 | -1 }) => (
  <Mark role="status" color="attention.fg">
    <WarningIcon />
    <Decide type="button" {...stop} onClick={openChanges}>
      <Trans>Needs your decision</Trans>
    </Decide>
  </Mark>
)

function NotConfirmed() {
  const isOffline = useOffline()
  return (
    <Mark role="status" color={isOffline ? 'phone.fg' : 'sending.fg'}>
      {!isOffline && <Spinner />}
      {isOffline ? <Trans>On this device</Trans> : <Trans>On its way</Trans>}
    </Mark>
  )
}

const Mark = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: 'sm', fontWeight: 'medium' },
})

const Decide = chakra('button', {
  base: { minHeight: '44px', textDecoration: 'underline', color: 'inherit', cursor: 'pointer' },
})

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
