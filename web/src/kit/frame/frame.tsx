import { Box } from '@chakra-ui/react'
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { HAS_LARGE_LETTERS } from '#web/kit/theme/large-letters.ts'
import { ToastRow } from '#web/kit/ui/toast/toast-row.tsx'
import { useFocusInSight } from '#web/kit/ui/use-focus-in-sight.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { scrollerId } from './scroller.ts'

/**
 * The screen as a column: a row at the top where a page has one, what scrolls, the toast's row, the bar's row. Each has room of its
 * own, so that nothing ever lies over anything (docs/decisions/032).
 */
export function Frame({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  // Elements and no part of the drawing: what is in one stays what it is when it moves. None ahead of time.
  const [top] = useState(createPlace)
  const [bar] = useState(createPlace)
  const isLow = useMedia(`(max-height: 25rem), ${HAS_LARGE_LETTERS}`)
  useFocusInSight(scroller)
  useLayoutEffect(() => {
    if (top) frame.current?.prepend(top)
  }, [top])
  useLayoutEffect(() => {
    // Beside the keyboard of a phone, enlarged four times or under large letters, the bar would leave no room to read.
    if (bar) (isLow ? end : frame).current?.append(bar)
  }, [bar, isLow])
  return (
    <TopPlace value={top}>
      <BarPlace value={bar}>
        <Box ref={frame} h="100dvh" display="flex" flexDirection="column" css={onPaper}>
          <Box
            ref={scroller}
            id={scrollerId}
            tabIndex={-1}
            data-focus-target
            flex="1"
            minH="0"
            position="relative"
            display="flex"
            flexDirection="column"
            css={scrollerStyle}
          >
            {children}
            {/* Behind every page that comes: what is below it is reached after it. */}
            <Box ref={end} flex="none" css={barAtEnd} />
          </Box>
          <ToastRow />
        </Box>
      </BarPlace>
    </TopPlace>
  )
}

const createPlace = () => globalThis.document?.createElement('div')

const TopPlace = createContext<HTMLElement | undefined>(undefined)
const BarPlace = createContext<HTMLElement | undefined>(undefined)

/** Draws what is given above what scrolls, where it stays. */
export function InTopRow({ children }: { children: ReactNode }) {
  const place = use(TopPlace)
  return place ? createPortal(children, place) : children
}

/** Draws what is given in the last row of the screen, without a frame in its place. */
export function InBarRow({ children }: { children: ReactNode }) {
  const place = use(BarPlace)
  return place ? createPortal(children, place) : children
}

const scrollerStyle = {
  overflowY: 'auto',
  scrollbarGutter: 'stable',
  // Within it, 100cqh is what can be seen at once.
  containerType: 'size',
  scrollPaddingBlock: '8px',
  '&:has(> div > div > [data-in-sight])': { scrollPaddingBottom: '50cqh' },
  '@media print': { overflow: 'visible', containerType: 'normal', '& header, & footer': { display: 'none' } },
} as const

/** At most half of the screen, where the bar is among what scrolls. */
const barAtEnd = {
  '&:has(> div > [data-in-sight])': {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    maxHeight: '50cqh',
    overflowY: 'auto',
  },
} as const
const onPaper = { '@media print': { height: 'auto', [`& > :not(#${scrollerId})`]: { display: 'none' } } } as const
