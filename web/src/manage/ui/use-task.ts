import { useState } from 'react'
import { type ToastWords, toastsOfAccount } from '#web/kit/ui/toast/toast-store.ts'

/** Something that takes a while: whether it is under way, and how to begin it. Why it failed is said in a toast. */
export function useTask(
  task: () => Promise<unknown>,
  failed: (error: unknown) => Pick<ToastWords, 'title' | 'description'>,
): [isBusy: boolean, begin: () => void] {
  const [isBusy, setBusy] = useState(false)
  const begin = () => {
    const tell = toastsOfAccount()
    setBusy(true)
    void task()
      .catch((error: unknown) => void tell({ tone: 'error', ...failed(error) }))
      .finally(() => setBusy(false))
  }
  return [isBusy, begin]
}
