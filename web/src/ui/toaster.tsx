import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from './button.ts'
import { CloseIcon } from './icons.tsx'
import { currentToast, dismissToast, TOAST_DURATION_MS, watchToast } from './toast-store.ts'

/** The one place where toasts appear. Time stands still while a person reads one with the pointer or the keyboard on it. */
export function Toaster() {
  const { t } = useLingui()
  const toast = useSyncExternalStore(watchToast, currentToast, () => undefined)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!toast?.open || held) return
    const timer = setTimeout(dismissToast, TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast, held])

  return (
    <Box position="fixed" insetInline="0" bottom="28" px="4" zIndex="toast" pointerEvents="none">
      <div role="status" aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'} aria-atomic="true">
        {toast?.open && (
          <Flex
            key={toast.id}
            data-tone={toast.tone}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            pointerEvents="auto"
            align="flex-start"
            gap="3"
            maxW="form"
            mx="auto"
            ps="4"
            borderWidth="1px"
            borderInlineStartWidth="6px"
            borderColor={toast.tone === 'error' ? 'danger.fg' : 'received.fg'}
            borderRadius="md"
            bg="bg.panel"
            boxShadow="0 8px 24px rgb(0 0 0 / 18%)"
          >
            <Box flex="1" py="3" minW="0">
              <Box fontWeight="semibold" color={toast.tone === 'error' ? 'danger.fg' : 'fg'}>
                {toast.title}
              </Box>
              {toast.description && <Box overflowWrap="anywhere">{toast.description}</Box>}
            </Box>
            <Button variant="ghost" size="icon" aria-label={t`Close message`} onClick={dismissToast}>
              <CloseIcon />
            </Button>
          </Flex>
        )}
      </div>
    </Box>
  )
}
