import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { currentToast, showToast, type Toast } from '#web/kit/ui/toast/toast-store.ts'
import { useWriter } from '#web/manage/records/use-manager.ts'
import {
  awaitRest,
  type IssuedMany,
  issueCommands,
  takeBackCommands,
} from '#web/manage/sync/commands/issue-commands.ts'
import type { CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'
import { records } from '#web/manage/sync/engine/browser-records.ts'
import type { Failure } from '#web/manage/ui/dialog/form-dialog.tsx'
import { openChanges } from '#web/manage/ui/open-changes.ts'
import { history } from './done-here.ts'
import { browser, useUndoHint } from './use-change.ts'
import { hasKeys } from './use-undo-key.ts'

/** What takes longer than this is told of before it is confirmed. */
const SILENT_MS = 600

interface ManyWords {
  done: () => string
  /** How many there are of what. */
  more: () => string
  failed: () => string
  /** What was done besides is taken back, too. */
  onTakenBack?: (() => void) | undefined
}

/** A change, and where one leads back to what was before. */
export interface Change<N extends CommandName> {
  input: CommandInput<N>
  back?: CommandInput<N>
}

/**
 * Makes changes of many records, all of them on this device first or none, and says in one toast what became of them; its Undo takes
 * back those that a way leads back from. What is refused waits for a decision, each by itself.
 */
export function useChanges() {
  const { t } = useLingui()
  const withKey = useUndoHint()
  const writer = useWriter()

  const waits = () => t`Saved on this device. It is sent as soon as there is a connection.`
  const onItsWay = () => t`Saved on this device and on its way.`

  /** Resolves once they are written down. @returns why they could not be */
  return async <N extends CommandName>(
    name: N,
    changes: readonly Change<N>[],
    { done, more, failed, onTakenBack }: ManyWords,
  ): Promise<Failure | undefined> => {
    const telling = history.begin()
    const inputs = changes.map(({ input }) => input)
    let isTakenBack = false
    const isKept = await new Promise<boolean>((resolve) => {
      let callOff = () => {}
      let early: Toast | undefined
      const onKept = (numbers: readonly number[]) => {
        callOff = browser.after(SILENT_MS, () => {
          tell({ numbers, confirmed: 0, refused: 0 }, onItsWay)
          early = currentToast()
        })
        resolve(true)
      }
      const onIssued = (issued: IssuedMany) => {
        callOff()
        // Who has gone on since, or closed it, is told once more of what needs them alone.
        if (issued.refused === 0 && early && early !== currentToast()) return
        tell(issued)
        tellRest(issued)
      }
      issueCommands({ ...writer, ...browser }, name, inputs, onKept).then(onIssued, () => resolve(false))
    })
    if (isKept) return undefined
    const description = () => t`This device could not keep the change. Please free some space.`
    const endToast = telling.tell({ tone: 'error', title: failed, description })
    return { title: failed(), description: description(), endToast }

    function tell({ numbers, confirmed, refused }: IssuedMany, unconfirmed = waits): void {
      if (isTakenBack) return void (refused > 0 && openChanges())
      const count = numbers.length
      const ways = changes.flatMap(({ back }, at) => (back ? [{ n: numbers[at] ?? 0, back }] : []))
      const taken = ways.length
      const takenBack = () => t`${plural(taken, { one: '# change taken back', other: '# changes taken back' })}`
      const left = count - taken
      const stay = () =>
        t`${plural(left, { one: '# cannot be taken back, and stays', other: '# cannot be taken back, and stay' })}`
      const tellUndone = () => showToast({ tone: 'success', title: takenBack, ...(left > 0 && { description: stay }) })
      const undo = () => {
        isTakenBack = true
        onTakenBack?.()
        void takeBackCommands(writer, name, ways).then(records.sendNow).then(tellUndone)
      }
      // Undo promises no more than it does.
      const about = () =>
        [
          more(),
          // No number that would not be true a moment later: the header counts what waits.
          confirmed > 0 && confirmed < count && t`not all of them confirmed yet`,
          taken > 0 && taken < count && t`${taken} of them can be taken back`,
        ]
          .filter(Boolean)
          .join(', ')
      const beside = {
        description: taken > 0 && hasKeys() ? () => withKey(about()) : about,
        ...(taken > 0 && { undo }),
      }
      if (refused > 0) {
        telling.tell({
          tone: 'error',
          title: refused < count ? () => t`${refused} of ${count} need your decision` : failed,
          description: () =>
            refused < count ? t`The others are done or on their way.` : t`Each of them needs your decision.`,
          ...(taken > 0 && { undo }),
        })
        openChanges()
        return
      }
      telling.tell({ tone: 'success', title: confirmed > 0 ? done : unconfirmed, ...beside }, numbers)
    }

    /** As long as it is before somebody's eyes it stays true. */
    function tellRest({ numbers, confirmed, refused }: IssuedMany): void {
      const shown = currentToast()
      if (refused === 0 && confirmed < numbers.length && shown?.open)
        void awaitRest({ ...writer, ...browser }, numbers).then(
          (rest) => rest && currentToast() === shown && tell(rest),
        )
    }
  }
}
