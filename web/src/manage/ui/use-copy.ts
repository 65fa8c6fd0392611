import { useLingui } from '@lingui/react/macro'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'

/** Puts text into the clipboard, and says whether that worked. */
export function useCopy() {
  const { t } = useLingui()
  /**
   * @param more beside that it worked
   * @returns whether it did
   */
  return async (text: string, more?: () => string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ tone: 'success', title: () => t`Copied!`, ...(more && { description: more }) })
      return true
    } catch {
      showToast({ tone: 'error', title: () => t`Failed to copy to clipboard` })
      return false
    }
  }
}
