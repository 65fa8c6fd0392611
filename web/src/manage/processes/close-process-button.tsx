import { Trans, useLingui } from '@lingui/react/macro'
import { acceptsApplications } from '#shared/process/process.ts'
import { Button } from '#web/kit/ui/button.ts'
import { type UndoWay, useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

/** A closed process takes no applications any more, until it is opened again: what was pressed is taken back from its toast. */
export function CloseProcessButton({ process }: { process: Shown<'process'> }) {
  const { t } = useLingui()
  const change = useChange()
  const isOpen = acceptsApplications(process)

  const { id, version, name } = process

  const bring = (status: 'open' | 'closed', ifMatch: number, way: UndoWay) =>
    change(
      'changeProcess',
      { params: { id }, body: { status }, about: { entity: 'process', id }, ifMatch },
      {
        ...(status === 'closed'
          ? { done: () => t`Application process closed`, failed: () => t`Failed to close the application process` }
          : { done: () => t`Application process reopened`, failed: () => t`Failed to reopen the application process` }),
        more: () => name,
        ...way,
      },
    )
  const toggle = () => {
    const [before, after] = isOpen ? (['open', 'closed'] as const) : (['closed', 'open'] as const)
    // Reopening forgets for whom it was closed.
    const isWhole = process.chosenApplicationId === null
    return bring(after, version, isWhole ? { undo: () => void bring(before, version + 1, { isBack: true }) } : {})
  }

  return (
    <Button variant="outline" onClick={() => void toggle()}>
      {isOpen ? <Trans>Close Process</Trans> : <Trans>Reopen Process</Trans>}
    </Button>
  )
}
