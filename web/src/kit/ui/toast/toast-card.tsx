import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { dismissToast, endToastOfOffline, TOAST_DURATION_MS, type Toast, UNDO_DURATION_MS } from './toast-store.ts'

/** Time stands still while the pointer or the keyboard is on it. Its words are asked for anew in each language. */
export function ToastCard({ toast: { title, description, tone, undo } }: { toast: Toast }) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const [isWithin, setWithin] = useState(false)
  const isHeld = isOver || isWithin
  const before = useRef<Element>(null)
  /** Who came by keyboard goes on from where they were, or from the beginning of what is in front. */
  const leave = ({ detail, currentTarget }: MouseEvent) => {
    const around = currentTarget.closest('dialog') ?? document.getElementById('content')
    dismissToast()
    if (detail > 0) return
    const place = before.current?.isConnected ? before.current : around
    if (place instanceof HTMLElement) place.focus({ preventScroll: place === around })
  }
  const duration = undo ? UNDO_DURATION_MS : TOAST_DURATION_MS
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(dismissToast, duration)
    return () => clearTimeout(timer)
  }, [isHeld, duration])
  useEffect(() => {
    addEventListener('online', endToastOfOffline)
    return () => removeEventListener('online', endToastOfOffline)
  }, [])

  const colour = tone === 'error' ? 'danger.fg' : 'received.fg'
  return (
    <Box px="4" pt="2" css={{ paddingBottom: 'max(8px, env(safe-area-inset-bottom))' }}>
      <Flex
        data-tone={tone}
        align="flex-start"
        // Beside two buttons a phone has no room for words: they come below.
        wrap="wrap"
        columnGap="3"
        maxW="form"
        mx="auto"
        ps="4"
        borderWidth="1px"
        borderInlineStartWidth="6px"
        borderColor={colour}
        borderRadius="md"
        bg="bg.panel"
        // Long words may not take the screen.
        css={{ maxHeight: '40dvh', overflowY: 'auto' }}
        onPointerEnter={() => setOver(true)}
        onPointerLeave={() => setOver(false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          setWithin(true)
          if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
        }}
        onBlur={() => setWithin(false)}
      >
        <Box flex="1 1 13rem" py="3" minW="0">
          <Box fontWeight="semibold" color={tone === 'error' ? colour : 'fg'}>
            {title()}
          </Box>
          {description && (
            <Box overflowWrap="anywhere" fontSize="sm">
              {description()}
            </Box>
          )}
        </Box>
        <Flex ms="auto">
          {undo && (
            <Button
              variant="ghost"
              onClick={(event) => {
                leave(event)
                undo()
              }}
            >
              <Trans>Undo</Trans>
            </Button>
          )}
          <Button variant="ghost" size="icon" aria-label={t`Close message`} onClick={leave}>
            <CloseIcon />
          </Button>
        </Flex>
      </Flex>
    </Box>
  )
}
