import {
  currentToast,
  dismissToast,
  type ToastWords,
  toastsOfAccount,
  UNDO_DURATION_MS,
} from '#web/kit/ui/toast/toast-store.ts'

/** Tells what became of a change. */
interface Telling {
  /** @returns ends what is told */
  tell: (words: ToastWords) => () => void
  /** It is shown elsewhere, and not told of. */
  end: () => void
}

/** What was told of the change before, with its Undo, goes as soon as the next one is under way: it is no word about that. */
let endBefore = () => {}
/** The change that was not told of yet. */
let underWay: { isUndoWanted: boolean } | undefined

/** How the last change is taken back, where no toast tells of it. */
let untold: { undo: () => void; at: number } | undefined

/** What was changed last shows itself, and is told of by nothing: the key takes it back as long as it would a change that is. */
export function noteUntold(undo: () => void): void {
  untold = { undo, at: Date.now() }
}

/** To be called before a change. */
export function beginTelling(): Telling {
  endBefore()
  untold = undefined
  const show = toastsOfAccount()
  const mine = { isUndoWanted: false }
  underWay = mine
  const end = () => {
    if (underWay === mine) underWay = undefined
  }
  const tell = (words: ToastWords) => {
    end()
    endBefore = show(words)
    if (mine.isUndoWanted) undoTold()
    mine.isUndoWanted = false
    return endBefore
  }
  return { tell, end }
}

/** Takes back what was changed last: what a toast tells of, or what is under way, as soon as it can be. @returns whether there is any */
export function undoLast(): boolean {
  if (underWay) underWay.isUndoWanted = true
  return underWay !== undefined || undoUntold() || undoTold()
}

function undoUntold(): boolean {
  const last = untold
  untold = undefined
  if (!last || Date.now() - last.at > UNDO_DURATION_MS) return false
  last.undo()
  return true
}

function undoTold(): boolean {
  const toast = currentToast()
  if (!toast?.open || !toast.undo) return false
  dismissToast()
  toast.undo()
  return true
}
