import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type DOMAttributes, type ReactNode, type RefObject, useEffect } from 'react'
import MinusIcon from '~icons/lucide/minus'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { low } from '#web/kit/ui/later/steps.tsx'
import type { Zoom } from './use-zoom.ts'

interface SheetProps {
  /** What is on it. */
  label: string
  zoom: Zoom
  scroller: RefObject<HTMLDivElement | null>
  /** Of what scrolls. */
  handlers?: Pick<DOMAttributes<HTMLElement>, 'onScroll' | 'onKeyDown'>
  /** Beside what makes it larger and smaller. */
  tools?: ReactNode
  children: ReactNode
}

/** What a document is shown on: it scrolls by itself, by keys too. */
export function Sheet({ label, zoom, scroller, handlers, tools, children }: SheetProps) {
  useEffect(() => {
    // Whoever waited for it goes on in it; whoever went elsewhere meanwhile stays there.
    if (document.activeElement?.matches('[data-document-heading]')) scroller.current?.focus({ preventScroll: true })
  }, [scroller])
  return (
    <Flex direction="column" flex="1" minH="0" onKeyDown={zoom.onKeyDown}>
      <Flex px="2" gap="1" align="center" justify="space-between" wrap="wrap" borderBottomWidth="1px">
        {tools ?? <span />}
        <ZoomButtons zoom={zoom} />
      </Flex>
      <Box
        ref={scroller}
        role="group"
        aria-label={label}
        tabIndex={0}
        position="relative"
        flex="1"
        minH="0"
        p="2"
        bg="bg.subtle"
        css={scrolls}
        {...handlers}
      >
        {children}
      </Box>
    </Flex>
  )
}

function ZoomButtons({ zoom: { factor, larger, smaller, fit } }: { zoom: Zoom }) {
  const { t } = useLingui()
  const percent = Math.round(factor * 100)
  return (
    <Flex align="center">
      <Button
        variant="ghost"
        size="icon"
        css={low}
        aria-label={t`Smaller`}
        title={t`Smaller`}
        aria-keyshortcuts="-"
        aria-disabled={!smaller}
        onClick={smaller}
      >
        <MinusIcon />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        fontSize="sm"
        fontWeight="normal"
        css={{ ...low, fontVariantNumeric: 'tabular-nums' }}
        aria-label={t`Fit to width, now ${percent} %`}
        title={t`Fit to width`}
        aria-keyshortcuts="0"
        onClick={fit}
      >
        {`${percent} %`}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        css={low}
        aria-label={t`Larger`}
        title={t`Larger`}
        aria-keyshortcuts="+"
        aria-disabled={!larger}
        onClick={larger}
      >
        <PlusIcon />
      </Button>
    </Flex>
  )
}

const scrolls = {
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: '-3px' },
} as const
