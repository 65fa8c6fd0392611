import { chakra, Flex } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { PhoneIcon, WarningIcon } from '#web/kit/ui/icons.tsx'
import { useOffline } from '#web/manage/records/use-offline.ts'
import { openChanges } from '#web/manage/ui/open-changes.ts'

interface WaitingMarkProps {
  waiting?: 'waiting' | 'attention' | undefined
  /** In a row of a list there is room for a sign: what it says is heard, and is a hint for a pointer. */
  isSign?: boolean
  /** In a list of which one item alone takes Tab: many may change there at once, and what changed them says so. */
  tabIndex?: 0 | -1
}

/** Where a change of this record is: on this device, on its way, or refused, so that somebody has to decide. */
export function WaitingMark({ waiting, ...mark }: WaitingMarkProps) {
  if (!waiting) return null
  return waiting === 'attention' ? <ToDecide {...mark} /> : <NotConfirmed {...mark} />
}

/** Rows of a list are not read out by themselves. */
const told = ({ tabIndex }: MarkProps) => ({
  'data-waiting': true,
  role: tabIndex === undefined ? 'status' : undefined,
})

type MarkProps = Omit<WaitingMarkProps, 'waiting'>

function ToDecide({ isSign = false, ...stop }: MarkProps) {
  const { t } = useLingui()
  const words = t`Needs your decision`
  return (
    <Mark {...told(stop)} color="attention.fg">
      {!isSign && <WarningIcon />}
      <Decide type="button" title={words} {...stop} onClick={openChanges}>
        {isSign && <WarningIcon />}
        <Words isSign={isSign}>{words}</Words>
      </Decide>
    </Mark>
  )
}

function NotConfirmed({ isSign = false, ...stop }: MarkProps) {
  const { t } = useLingui()
  const isOffline = useOffline()
  const words = isOffline ? t`On this device` : t`On its way`
  return (
    <Mark {...told(stop)} title={words} color={isOffline ? 'phone.fg' : 'sending.fg'}>
      {isOffline ? isSign && <PhoneIcon /> : <Spinner />}
      <Words isSign={isSign}>{words}</Words>
    </Mark>
  )
}

/** Rows leave what is small to be heard alone. */
const Words = ({ isSign, children }: { isSign: boolean; children: string }) =>
  isSign ? <small>{children}</small> : <span>{children}</span>

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: '4px',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
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
