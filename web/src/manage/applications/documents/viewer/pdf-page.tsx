import { Box, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { unseen } from '#web/kit/ui/fitting.ts'
import type { OpenPdf } from '#web/kit/pdf/open-pdf.ts'

interface PdfPageProps {
  pdf: OpenPdf
  /** From 1. */
  number: number
  /** Near the screen: all others are no more than their place. */
  isNear: boolean
  /** In CSS pixels; 0 as long as it is not known. */
  width: number
}

/** A page, drawn while it is near the screen, with its text over it to be selected and read out. */
export const PdfPage = memo(function PdfPage({ pdf, number, isNear, width }: PdfPageProps) {
  const { t } = useLingui()
  const { count, ratio } = pdf
  const place = useRef<HTMLDivElement>(null)
  const [shows, setShows] = useState<'text' | 'picture' | 'nothing'>()
  useLayoutEffect(() => place.current?.style.setProperty('aspect-ratio', `1 / ${ratio}`), [ratio])
  useEffect(() => {
    if (!isNear || width === 0 || !place.current) return undefined
    const drawing = pdf.draw(number, place.current, width)
    let isOver = false
    drawing.hasText.then(
      (hasText) => isOver || setShows(hasText ? 'text' : 'picture'),
      () => isOver || setShows('nothing'),
    )
    return () => {
      isOver = true
      drawing.stop()
    }
  }, [pdf, number, isNear, width])
  useEffect(() => {
    if (!isNear && place.current) pdf.clear(place.current)
  }, [pdf, isNear])
  return (
    <Paper role="group" data-page={number} aria-label={t`Page ${number} of ${count}`} data-drawn={shows}>
      <div ref={place} />
      {isNear && shows === 'picture' && (
        <Box as="p" css={unseen}>
          <Trans>This page is a picture: it has no text that can be read out.</Trans>
        </Box>
      )}
      {isNear && shows === 'nothing' && (
        <Box as="p" position="absolute" inset="0" p="4">
          <Trans>This page cannot be shown. Download the document to try another program.</Trans>
        </Box>
      )}
    </Paper>
  )
})

/** White in the dark as well: it is paper. Text lies over the picture of it, unseen, as pdf.js places it. */
const Paper = chakra('div', {
  base: {
    position: 'relative',
    width: 'var(--page-width, 100%)',
    marginInline: 'auto',
    marginBottom: '8px',
    color: '#1a2320',
    background: 'white',
    colorScheme: 'only light',
    '& > div > canvas': { display: 'block', width: '100%', height: '100%' },
    '& > div': { position: 'relative' },
    '& > div > div': {
      position: 'absolute',
      inset: '0',
      overflow: 'clip',
      lineHeight: '1',
      textAlign: 'initial',
      textSizeAdjust: 'none',
      forcedColorAdjust: 'none',
      transformOrigin: '0 0',
      '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size, 1))',
      '--min-font-size-inv': 'calc(1 / var(--min-font-size, 1))',
    },
    '& > div > div :is(span, br)': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
    },
    '& > div > div > :not(.markedContent), & .markedContent span:not(.markedContent)': {
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
    },
    '& .markedContent': { display: 'contents' },
    '& > div > div[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '& > div > div[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '& > div > div[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  },
})
