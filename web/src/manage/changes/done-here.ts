import { watchAccount } from '#web/manage/records/watch-account.ts'
import { session } from '#web/manage/session/browser-session.ts'
import { showToast, type ToastWords, toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'

/** Tells what became of a change. */
interface Telling {
  /**
   * @param waiting the numbers of what is told of and waits to be sent
   * @returns ends what is told
   */
  tell: (words: ToastWords, waiting?: readonly number[]) => () => void
  /** It is shown elsewhere, and not told of. */
  end: () => void
}

/** A change that can be taken back. */
interface Step {
  undo: () => void
  /** What was told of it goes with it. */
  endToast?: () => void
  /** Said once it is taken back, where that says nothing itself. */
  words?: Words
}

type Words = Pick<ToastWords, 'title' | 'description'>

/** More than anybody remembers. */
const MOST_STEPS = 50

/** What was done on this page and can be taken back, the last at the end: nothing lies behind a change that cannot. */
let steps: Step[] = []

/** What lies before them, and cannot be taken back. */
let barrier: Words | undefined

/** What was told of the change before, with its Undo, goes as soon as the next one is under way: it is no word about that. */
let endBefore = () => {}
/** What of it was promised to be sent. */
let promised: readonly number[] = []
/** The change that was not told of yet. */
let underWay: { isUndoWanted: boolean } | undefined

let accountsEnded = 0

/** What was changed shows itself, and is told of by nothing; that it was taken back may be out of sight. */
export function noteUntold(undo: () => void, words: Words): void {
  note({ undo, words })
}

/** What was done last and cannot be taken back; undefined where nothing was. */
export const lastFinal = (): Words | undefined => barrier

/** What a message promises is not so any more, where one of these was refused. */
export function endPromise(refused: readonly number[]): void {
  if (promised.some((n) => refused.includes(n))) endBefore()
}

/**
 * To be called before a change.
 * @param isBack it leads back to what was before, and is no step of its own
 */
export function beginTelling(isBack = false): Telling {
  endBefore()
  const show = toastsOfAccount()
  const mine = { isUndoWanted: false }
  const began = accountsEnded
  let step: Step | undefined
  // Who takes back one after the other waits for none of them.
  if (!isBack) underWay = mine
  const end = () => {
    if (underWay === mine) underWay = undefined
  }
  const tell = ({ undo, ...words }: ToastWords, waiting: readonly number[] = []) => {
    end()
    // Of who was here before: nobody else takes it back.
    if (began !== accountsEnded) return () => {}
    if (undo && step) step.undo = undo
    else if (undo) note((step = { undo }))
    // What nobody can take back is not jumped over: the key would take back something else than what was done last.
    else if (!isBack && words.tone === 'success') [steps, barrier] = [[], words]
    endBefore = show({ ...words, ...(undo && step && { undo: () => takeBack(step) }) })
    promised = words.tone === 'success' ? waiting : []
    if (step) step.endToast = endBefore
    if (mine.isUndoWanted && step) takeBack(step)
    mine.isUndoWanted = false
    return endBefore
  }
  return { tell, end }
}

/** Takes back what was changed last, or what is under way as soon as it can be. @returns whether there is any */
export function undoLast(): boolean {
  if (underWay) underWay.isUndoWanted = true
  const last = steps.at(-1)
  if (!underWay && last) takeBack(last)
  return underWay !== undefined || last !== undefined
}

// Whoever comes next has done nothing yet.
watchAccount(session, () => {
  accountsEnded += 1
  steps = []
  barrier = undefined
  underWay = undefined
})

const note = (step: Step) => void (steps = [...steps, step].slice(-MOST_STEPS))

/** Once: its message goes with it. */
function takeBack(step: Step | undefined): void {
  if (!step || !steps.includes(step)) return
  steps = steps.filter((each) => each !== step)
  step.endToast?.()
  step.undo()
  if (step.words) showToast({ tone: 'success', ...step.words })
}
