import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from './button.ts'
import { CloseIcon } from './icons.tsx'
import { currentToast, dismissToast, TOAST_DURATION_MS, type Toast, watchToast } from './toast-store.ts'

/** The one place where toasts appear. What lies below one can still be tapped: only its button takes the pointer. */
export function Toaster() {
  const toast = useSyncExternalStore(watchToast, currentToast, () => undefined)
  return (
    <Box position="fixed" insetInline="0" bottom="28" px="4" zIndex="toast" pointerEvents="none">
      <div role="status" aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'} aria-atomic="true">
        {toast?.open && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </Box>
  )
}

/** Time stands still while the pointer or the keyboard is on the button. */
function ToastCard({ toast: { title, description, tone } }: { toast: Toast }) {
  const { t } = useLingui()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(dismissToast, TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isHeld])

  const colour = tone === 'error' ? 'danger.fg' : 'received.fg'
  return (
    <Flex
      data-tone={tone}
      align="flex-start"
      gap="3"
      maxW="form"
      mx="auto"
      ps="4"
      borderWidth="1px"
      borderInlineStartWidth="6px"
      borderColor={colour}
      borderRadius="md"
      bg="bg.panel"
      boxShadow="0 8px 24px rgb(0 0 0 / 18%)"
    >
      <Box flex="1" py="3" minW="0">
        <Box fontWeight="semibold" color={tone === 'error' ? colour : 'fg'}>
          {title}
        </Box>
        {description && <Box overflowWrap="anywhere">{description}</Box>}
      </Box>
      <Button
        variant="ghost"
        size="icon"
        pointerEvents="auto"
        aria-label={t`Close message`}
        onClick={dismissToast}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <CloseIcon />
      </Button>
    </Flex>
  )
}
