export interface Toast {
  id: number
  title: string
  description?: string
  tone: 'success' | 'error'
  open: boolean
}

/** applicant.md §9: one at a time, shown for 5 s, kept 1,000,000 ms after it was dismissed. */
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000

let current: Toast | undefined
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows a toast in the place of the one before. */
export const showToast = (toast: Pick<Toast, 'title' | 'description' | 'tone'>) =>
  change({ ...toast, id: (current?.id ?? 0) + 1, open: true })

export function dismissToast() {
  if (!current?.open) return
  change({ ...current, open: false })
  removal = setTimeout(() => change(undefined), TOAST_REMOVE_DELAY_MS)
}

export const currentToast = () => current

export const watchToast = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Toast | undefined) {
  clearTimeout(removal)
  current = next
  for (const listener of listeners) listener()
}
