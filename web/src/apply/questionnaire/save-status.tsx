import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { watchSaving } from '#web/kit/device/unsaved.ts'
import { Button } from '#web/kit/ui/button.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { QuietStatus } from '#web/kit/ui/quiet-status.tsx'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import type { Autosave, SaveState } from './saving/autosave.ts'

/** One quiet line that says what is true of the data. It alone is drawn again after each save. */
export function SaveStatus({
  autosave,
  documents,
}: {
  autosave: Autosave
  documents: readonly Pick<LocalDocument, 'addedAt'>[]
}) {
  const state = useSyncExternalStore(autosave.watch, autosave.state)
  const isFailing = state.kind !== 'saved'
  useEffect(() => {
    if (!isFailing) return undefined
    return showToast({ tone: 'error', title: () => t`Error saving progress. Please try again.` })
  }, [isFailing])
  useEffect(
    () =>
      watchSaving(async () => {
        await autosave.settled()
        return autosave.state().kind === 'saved'
      }),
    [autosave],
  )
  const added = Math.max(0, ...documents.map(({ addedAt }) => addedAt))
  const shown = withDocuments(state, added)
  return (
    <QuietStatus truth={shown.kind === 'saved' && !shown.at ? 'untouched' : shown.kind}>
      <StateWords state={shown} />
    </QuietStatus>
  )
}

/** A document is kept as it is added: the line tells when anything was kept last. */
const withDocuments = (state: SaveState, added: number): SaveState =>
  state.kind === 'saved' && added > (state.at?.getTime() ?? 0) ? { kind: 'saved', at: new Date(added) } : state

function StateWords({ state }: { state: SaveState }) {
  const thisDevice = useThisDevice()
  switch (state.kind) {
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
      return state.at ? <SavedStatus at={state.at} /> : <Trans>Saved on {thisDevice} as you type</Trans>
  }
}

function SavedStatus({ at }: { at: Date }) {
  const thisDevice = useThisDevice()
  const { time } = dayAndTime(at.getTime())
  return (
    <Trans>
      Saved on {thisDevice} {time}
    </Trans>
  )
}
