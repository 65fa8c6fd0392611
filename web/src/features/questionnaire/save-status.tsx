import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.ts'
import type { SaveState } from './autosave.ts'
import type { Sending } from './use-submit.ts'

interface SaveStatusProps {
  state: SaveState | undefined
  sending: Sending | undefined
  /** Of the save before this visit, in milliseconds. */
  savedAt: number | undefined
}

/** One quiet line that says what is true of the data. */
export function SaveStatus({ state, sending, savedAt }: SaveStatusProps) {
  if (sending) return <SendingStatus {...sending} />
  switch (state?.kind) {
    case 'elsewhere':
      return (
        <>
          <Trans>This application is open in another tab, which has newer answers.</Trans>{' '}
          <Button variant="ghost" onClick={() => location.reload()}>
            <Trans>Go on here</Trans>
          </Button>
        </>
      )
    case 'device_full':
      return <Trans>This device has no space left. Your last answers are not saved: please free some space.</Trans>
    case 'failed':
      return <Trans>Error saving progress. Please try again.</Trans>
    case 'saved':
    case undefined: {
      const at = state?.at ?? (savedAt === undefined ? undefined : new Date(savedAt))
      return at ? <SavedStatus at={at} /> : <Trans>Saved on this device as you type</Trans>
    }
  }
}

function SavedStatus({ at }: { at: Date }) {
  const time = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
  return <Trans>Saved on this device {time}</Trans>
}

function SendingStatus({ done, total }: Sending) {
  const current = done + 1
  if (done >= total) return <Trans>Sending your answers</Trans>
  return (
    <Trans>
      Sending document {current} of {total}
    </Trans>
  )
}
