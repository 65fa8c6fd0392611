import type { ToastWords } from '#web/kit/ui/toast/toast-store.ts'

/** Tells what became of a change. */
export interface Telling {
  /**
   * @param waiting the numbers of what is told of and waits to be sent
   * @returns ends what is told
   */
  tell: (words: ToastWords, waiting?: readonly number[]) => () => void
  /** It is shown elsewhere, and not told of. */
  end: () => void
}

/** A change, in the order in which they were made. */
interface Step {
  /** Undefined while it is under way. */
  undo?: () => void
  /** To be taken back as soon as it can be. */
  isWanted?: boolean
  /** It was taken back, or is of who was here before. */
  isOver?: boolean
  /** What was told of it goes with it. */
  endToast?: () => void
  /** Said once it is taken back, where that says nothing itself. */
  words?: Words
}

export type Words = Pick<ToastWords, 'title' | 'description'>

/** More than anybody remembers. */
const MOST_STEPS = 50

/**
 * What was done on this page and can be taken back, the last first: nothing lies behind a change that cannot.
 * @param showing gives what shows a message, to whoever is here at that moment
 */
export function createHistory(showing: () => (words: ToastWords) => () => void) {
  let steps: Step[] = []
  /** What lies before them, and cannot be taken back. */
  let barrier: Words | undefined
  /** What was told of the change before, with its Undo, goes as soon as the next one is under way: it is no word about that. */
  let endBefore = () => {}
  /** What of it was promised to be sent. */
  let promised: readonly number[] = []
  let accountsEnded = 0

  const remember = (step: Step) => void (steps = [...steps, step].slice(-MOST_STEPS))
  const forget = (step: Step) => void (steps = steps.filter((each) => each !== step))

  /** Once: its message goes with it. */
  const takeBack = (step: Step) => {
    if (step.isOver || !step.undo) return
    step.isOver = true
    forget(step)
    step.endToast?.()
    step.undo()
    if (step.words) showing()({ tone: 'success', ...step.words })
  }

  return {
    /**
     * To be called before a change.
     * @param isBack it leads back to what was before, and is no step of its own
     */
    begin(isBack = false): Telling {
      endBefore()
      const show = showing()
      const began = accountsEnded
      const step: Step = {}
      if (!isBack) remember(step)
      const tell: Telling['tell'] = ({ undo, ...words }, waiting = []) => {
        // Of who was here before: nobody else takes it back, or reads of it.
        if (began !== accountsEnded || step.isOver) return () => {}
        const stands = words.tone === 'success' || waiting.length > 0
        if (undo) step.undo = undo
        else if (isBack || !stands) forget(step)
        // What nobody can take back is not jumped over: the key would take back something else than what was done last.
        else [steps, barrier] = [steps.slice(steps.indexOf(step) + 1), words]
        endBefore = show({ ...words, ...(undo && { undo: () => takeBack(step) }) })
        promised = waiting
        step.endToast = endBefore
        if (step.isWanted) takeBack(step)
        return endBefore
      }
      return { tell, end: () => void (step.undo ?? forget(step)) }
    },

    /** What was changed shows itself, and is told of by nothing; that it was taken back may be out of sight. */
    noteUntold: (undo: () => void, words: Words): void => remember({ undo, words }),

    /** Takes back what was changed last, or what is under way as soon as it can be. @returns whether there is any */
    undoLast(): boolean {
      const last = steps.findLast(({ isWanted }) => !isWanted)
      if (last?.undo) takeBack(last)
      else if (last) last.isWanted = true
      return last !== undefined || steps.length > 0
    },

    /** What was done last and cannot be taken back; undefined where nothing was. */
    lastFinal: (): Words | undefined => barrier,

    /** What a message promises is not so any more, where one of these was refused. */
    endPromise(refused: readonly number[]): void {
      if (promised.some((n) => refused.includes(n))) endBefore()
    },

    /** Whoever comes next has done nothing yet. */
    endAccount(): void {
      accountsEnded += 1
      steps = []
      barrier = undefined
    },
  }
}
