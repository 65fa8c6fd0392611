import { Box, chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import CalendarIcon from '~icons/lucide/calendar'
import { type CalendarDate, isCalendarDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'

/** The device's own calendar beside a date that is typed; nothing where the browser opens none when it is asked to. */
export function CalendarButton({ value, onChoose }: { value: string; onChoose: (date: CalendarDate) => void }) {
  const { t } = useLingui()
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
      <Button
        variant="outline"
        size="icon"
        minH="12"
        minW="12"
        aria-label={t`Choose from the calendar`}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarIcon />
      </Button>
    </Box>
  )
}

/** Where the calendar is to open: drawn, and not to be seen or pressed. */
const HiddenDate = chakra('input', {
  base: { position: 'absolute', inset: '0', width: '100%', height: '100%', opacity: 0, pointerEvents: 'none' },
})
