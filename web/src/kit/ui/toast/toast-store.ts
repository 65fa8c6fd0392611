import { createSignal } from '#web/kit/device/signal.ts'

export interface ToastWords {
  tone: 'success' | 'error'
  /** Asked for whenever it is drawn: it speaks the language that the page speaks then. */
  title: () => string
  description?: () => string
  /** Takes back what it tells of, as long as it is shown. */
  undo?: () => void
}

export interface Toast extends ToastWords {
  id: number
  open: boolean
  /** The page that it was shown on. */
  page: string | undefined
  wasOffline: boolean
}

/** One at a time, shown for 5 s, kept 1,000,000 ms after it was dismissed (applicant.md, Toasts). */
export const TOAST_DURATION_MS = 5_000
/** Of one that takes something back: long enough to read it, and to find the way to it by keyboard. */
export const UNDO_DURATION_MS = 10_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000

let current: Toast | undefined
let lastId = 0
let accountsEnded = 0
let removal: ReturnType<typeof setTimeout> | undefined
const { tell, watch } = createSignal()

/**
 * Shows a toast in the place of the one before. What failed is over when the page is left: tell it after going elsewhere.
 *
 * @returns ends it, and no other, when what it tells of is over
 */
export function showToast(words: ToastWords): () => void {
  // Never one of before: a dialog knows by it what was told since it opened.
  lastId += 1
  const id = lastId
  change({ ...words, id, open: true, page: globalThis.location?.pathname, wasOffline: !navigator.onLine })
  return () => void (current?.id === id && dismissToast())
}

export function dismissToast() {
  if (!current?.open) return
  change({ ...current, open: false })
  removal = setTimeout(() => change(undefined), TOAST_REMOVE_DELAY_MS)
}

/**
 * Taken before something is waited for: tells what came of it, unless the account under which it began has ended meanwhile.
 */
export function toastsOfAccount(): (words: ToastWords) => () => void {
  const began = accountsEnded
  return (words) => (began === accountsEnded ? showToast(words) : () => {})
}

/** Who was here is not any more: nothing of theirs stays on the screen, and nothing comes to it. */
export function endToastsOfAccount() {
  accountsEnded += 1
  dismissToast()
}

/** What was done stays done; what went wrong on another page is over. */
export function endToastOfOtherPage(page: string) {
  if (current?.tone === 'error' && current.page !== page) dismissToast()
}

/** What went wrong without a connection is over when there is one. */
export function endToastOfOffline() {
  if (current?.tone === 'error' && current.wasOffline) dismissToast()
}

export const currentToast = () => current

export const watchToast = watch

function change(next: Toast | undefined) {
  clearTimeout(removal)
  current = next
  tell()
}
