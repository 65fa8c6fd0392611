import { useLingui } from '@lingui/react/macro'
import { showToast } from '#web/kit/ui/toast-store.ts'

/** Puts text into the clipboard, and says whether that worked. */
export function useCopy() {
  const { t } = useLingui()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ tone: 'success', title: () => t`Copied!` })
    } catch {
      showToast({ tone: 'error', title: () => t`Failed to copy to clipboard` })
    }
  }
}
