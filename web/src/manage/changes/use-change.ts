import { useLingui } from '@lingui/react/macro'
import type { ErrorCode } from '#shared/errors/errors.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { useWriter } from '#web/manage/records/use-manager.ts'
import { issueCommand } from '#web/manage/sync/commands/keep-command.ts'
import type { CommandInput, CommandName, Issued } from '#web/manage/sync/effects/command-types.ts'
import { records } from '#web/manage/sync/engine/browser-records.ts'
import type { Failure } from '#web/manage/ui/dialog/form-dialog.tsx'
import { openChanges } from '#web/manage/ui/open-changes.ts'
import { history } from './done-here.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { hasKeys, isApple } from './use-undo-key.ts'

/** What a person reads when it worked, and when it did not (manager.md, Changes and their messages). */
interface ChangeWords {
  done: () => string
  /** Beside `done`: whom or what it is about. */
  more: () => string
  failed: () => string
}

/** Where a change stands among those that are taken back. */
export interface UndoWay {
  /** Takes it back, where that is possible. */
  undo?: () => void
  /** It takes back what was changed before. */
  isBack?: boolean
}

/** What a change needs of the browser. */
export const browser = {
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  isOnline: () => navigator.onLine,
  sendNow: records.sendNow,
}

/**
 * Makes a change, on this device first, and says in a toast what became of it: confirmed, refused, or waiting after 4 s or without a
 * connection. @returns why it was refused
 */
export function useChange() {
  const { t } = useLingui()
  const texts = useTexts()
  const refusalText = useRefusalText()
  const withKey = useUndoHint()
  const writer = useWriter()

  return async <N extends CommandName>(
    name: N,
    input: CommandInput<N>,
    { done, more, undo, isBack, failed }: ChangeWords & UndoWay,
  ): Promise<Failure | undefined> => {
    const beside = { description: undo && hasKeys() ? () => withKey(more()) : more, ...(undo && { undo }) }
    const { tell, end } = history.begin(isBack)
    const outcome = await issueCommand({ ...writer, ...browser }, name, input).catch(
      (): Issued | undefined => undefined,
    )
    if (outcome?.kind === 'done') {
      tell({ tone: 'success', title: done, ...beside })
      return undefined
    }
    if (outcome?.kind === 'waiting') {
      const isOnline = browser.isOnline()
      tell(
        outcome.isFailing
          ? {
              tone: 'error',
              title: failed,
              description: () => t`The server had a problem. Your change is kept on this device and tried again.`,
              ...(undo && { undo }),
            }
          : {
              tone: 'success',
              title: isOnline
                ? () => t`Saved on this device and on its way.`
                : () => t`Saved on this device. It is sent as soon as there is a connection.`,
              ...beside,
            },
        [outcome.n],
      )
      return undefined
    }
    // What is wanted is kept, beside what stands: there it is decided, and not in a dialog that shows what no longer is.
    if (outcome && isConflict(outcome.code)) {
      end()
      openChanges()
      return undefined
    }
    const description = () =>
      outcome
        ? (refusalText(outcome, input.about.entity) ?? texts.error('INTERNAL'))
        : t`This device could not keep the change. Please free some space.`
    const endToast = tell({ tone: 'error', title: failed, description })
    return { title: failed(), description: description(), endToast }
  }
}

/** What is told of a change, with the key that takes it back: heard with the toast, and shown in it. */
export function useUndoHint() {
  const { t } = useLingui()
  return (about: string): string => (isApple() ? t`${about}. Undo with ⌘Z.` : t`${about}. Undo with Ctrl+Z.`)
}

const conflicts = ['EDIT_CONFLICT', 'STATUS_CONFLICT', 'HOME_TAKEN', 'RESIDENT_MOVED_OUT'] satisfies ErrorCode[]
const isConflict = (code: string) => conflicts.some((each) => each === code)
