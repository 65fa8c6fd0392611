import { chakra } from '@chakra-ui/react'
import { rowStyle } from './row-style.ts'
import { largeLetters } from '#web/kit/theme/large-letters.ts'

/** As high as the letters in it. */
const line = '1.375rem'

/** Pixels that a line mostly takes. */
export const LINE_HEIGHT = 72

/** Around a list of `ApplicationLine`: the style of all of them. */
export const ApplicationLines = chakra('div', {
  base: {
    minWidth: '0',
    marginInline: '-16px',
    borderTopWidth: '1px',
    background: 'bg.panel',
    ...rowStyle,
    '& article': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      columnGap: '4px',
      paddingBlock: '3px 2px',
      paddingInlineEnd: '16px',
      borderBottomWidth: '1px',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    '& article > label': { gridRow: '1 / 4' },
    '& article > div, & p': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '8px',
      minWidth: '0',
      lineHeight: line,
      overflowWrap: 'anywhere',
    },
    '& article > div > :last-child:not(:first-child)': { marginInlineStart: 'auto' },
    '& article > div:first-of-type': { flexWrap: 'nowrap', alignItems: 'start' },
    '& h3': { minWidth: '44px', flex: '0 1 auto', fontWeight: 'bold', fontSize: 'md' },
    // As high as a thumb, over the line below it.
    '& h3 > a': { display: 'block', paddingBottom: line, marginBottom: `-${line}`, textDecoration: 'none' },
    '& h3 > [data-toggle] > span': { WebkitLineClamp: 2, wordBreak: 'normal' },
    '& em, & [data-star]': { height: line, alignItems: 'center' },
    '& time': { flexShrink: 0 },
    '& time, & article > div:last-of-type > span': { color: 'fg.muted' },
    '& article [data-colour]': { lineHeight: '1.125rem' },
    '& article > div > [data-tags]': { flexShrink: 1, maxWidth: '100%' },
    '& p': { justifyContent: 'end' },
    '& p > b > svg': { display: 'none' },
    [largeLetters]: {
      '& article > div:first-of-type': { flexWrap: 'wrap' },
      '& h3 > [data-toggle] > span': { display: 'inline' },
      // As high as a thumb by itself.
      '& h3 > a': { minHeight: '44px', paddingBottom: '0', marginBottom: '0' },
    },
  },
})
