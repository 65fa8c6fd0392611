import { Box, chakra } from '@chakra-ui/react'
import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { guardNextTap } from '#web/kit/ui/double-tap.ts'
import { noteModal } from '#web/kit/ui/open-modals.ts'
import { ToastRow } from '#web/kit/ui/toast/toast-row.tsx'
import { useFocusInSight } from '#web/kit/ui/use-focus-in-sight.ts'
import { useCloseByBack } from './use-close-by-back.ts'
import { wholeScreen } from './whole-screen.ts'
import { largeLetters } from '#web/kit/theme/large-letters.ts'

/** The browser's own dialog, with room of its own for a toast below what scrolls: nothing outside can be reached meanwhile. */
export function Modal({ children, ...dialog }: ComponentProps<typeof PlainDialog>) {
  const scroller = useRef<HTMLDivElement>(null)
  useFocusInSight(scroller)
  useCloseByBack(scroller)
  useLayoutEffect(noteModal, [])
  return (
    <PlainDialog onClickCapture={watchNextTap} {...dialog}>
      <Box ref={scroller} position="relative" minH="0" p="4" css={scrolling}>
        {children}
      </Box>
      <ToastRow />
    </PlainDialog>
  )
}

const scrolling = {
  overflow: 'auto',
  scrollPaddingBlock: '8px',
  '@media (min-height: 30rem)': { '&:has([data-actions])': { scrollPaddingBottom: '88px' } },
} as const

/** A tap that closes the dialog, or opens another one, has something else come under the finger. */
const watchNextTap = ({ currentTarget: dialog, nativeEvent: first }: MouseEvent) =>
  guardNextTap(first, (next) => !(next instanceof Node && dialog.contains(next)))

const top = 'clamp(1rem, 6dvh, 4rem)'

const PlainDialog = chakra('dialog', {
  base: {
    // From above, so that a toast lengthens it at its end and nothing moves under a finger.
    margin: `${top} auto auto`,
    width: 'calc(100% - 2rem)',
    maxWidth: '28rem',
    maxHeight: `calc(100dvh - ${top} - 1rem)`,
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    // Beside it there is nothing to be read, and in it little.
    [largeLetters]: wholeScreen,
    '&::backdrop': { background: 'rgb(0 0 0 / 60%)' },
  },
})
