import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { currentToast, showToast } from '#web/kit/ui/toast/toast-store.ts'
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
import { beginTelling } from './telling.ts'
import { browser, useUndoHint } from './use-change.ts'
import { hasKeys } from './use-undo-key.ts'

interface ManyWords {
  done: () => string
  /** How many there are of what. */
  more: () => string
  failed: () => string
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

  /** Resolves once they are written down. @returns why they could not be */
  return async <N extends CommandName>(
    name: N,
    changes: readonly Change<N>[],
    { done, more, failed }: ManyWords,
  ): Promise<Failure | undefined> => {
    const telling = beginTelling()
    const inputs = changes.map(({ input }) => input)
    const isKept = await new Promise<boolean>((resolve) => {
      const sendNow = () => {
        browser.sendNow()
        resolve(true)
      }
      issueCommands({ ...writer, ...browser, sendNow }, name, inputs).then(tell, () => resolve(false))
    })
    if (isKept) return undefined
    const description = () => t`This device could not keep the change. Please free some space.`
    const endToast = telling.tell({ tone: 'error', title: failed, description })
    return { title: failed(), description: description(), endToast }

    function tell({ numbers, confirmed, refused }: IssuedMany): void {
      const count = numbers.length
      const ways = changes.flatMap(({ back }, at) => (back ? [{ n: numbers[at] ?? 0, back }] : []))
      const taken = ways.length
      const tellUndone = () =>
        showToast({
          tone: 'success',
          title: () => t`${plural(taken, { one: '# change taken back', other: '# changes taken back' })}`,
        })
      const undo = () => void takeBackCommands(writer, name, ways).then(records.sendNow).then(tellUndone)
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
      telling.tell({
        tone: 'success',
        title: confirmed > 0 ? done : () => t`Saved on this device. It is sent as soon as there is a connection.`,
        ...beside,
      })
      const shown = currentToast()
      // As long as it is before somebody's eyes it stays true.
      if (confirmed < count && shown?.open)
        void awaitRest({ ...writer, ...browser }, numbers).then(
          (rest) => rest && currentToast() === shown && tell(rest),
        )
    }
  }
}
