import { Box, chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import CalendarIcon from '~icons/lucide/calendar'
import { type CalendarDate, isCalendarDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { unseen } from '#web/kit/ui/fitting.ts'

interface CalendarButtonProps {
  /** Of the field: a page may have several, each with a button of its own. */
  label: ReactNode
  value: string
  onChoose: (date: CalendarDate) => void
}

/** The device's own calendar beside a date that is typed; nothing where the browser opens none when it is asked to. */
export function CalendarButton({ label, value, onChoose }: CalendarButtonProps) {
  const native = useRef<HTMLInputElement>(null)
  if (!('showPicker' in HTMLInputElement.prototype)) return null
  return (
    <Box position="relative" flex="none">
      <HiddenDate
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isCalendarDate(value) ? value : ''}
        onChange={(event) => event.currentTarget.value && onChoose(event.currentTarget.value)}
      />
      <Button variant="outline" size="icon" minH="12" minW="12" onClick={() => native.current?.showPicker()}>
        <CalendarIcon />
        <Box as="span" css={unseen}>
          <Trans>Choose from the calendar</Trans> {label}
        </Box>
      </Button>
    </Box>
  )
}

/** Where the calendar is to open: drawn, and not to be seen or pressed. */
const HiddenDate = chakra('input', {
  base: { position: 'absolute', inset: '0', width: '100%', height: '100%', opacity: 0, pointerEvents: 'none' },
})
