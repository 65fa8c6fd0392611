import { chakra } from '@chakra-ui/react'
import { oneLine } from '#web/manage/frame/fitting.ts'
import { rowStyle } from './row-style.ts'

/** Pixels that a line mostly takes. */
export const LINE_HEIGHT = 69

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
      minHeight: '68px',
      alignContent: 'center',
      paddingBlock: '6px',
      paddingInlineEnd: '16px',
      borderBottomWidth: '1px',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    '& article > label': { gridRow: '1 / 3', minHeight: '56px' },
    '& article > div': { display: 'flex', alignItems: 'center', gap: '8px', minWidth: '0', minHeight: '26px' },
    '& article > div > h3': { minWidth: '44px', flex: '0 1 auto', fontWeight: 'bold', fontSize: 'md' },
    // As high as a thumb, over the line below it.
    '& h3 > a': { display: 'block', minHeight: '44px', marginBottom: '-20px', textDecoration: 'none' },
    '& article > div > span:not([data-colour], [role], [data-star])': {
      ...oneLine,
      flex: '1 1 0',
      color: 'fg.muted',
    },
    '& time': { flexShrink: 0, marginInlineStart: 'auto', color: 'fg.muted' },
    '& article > div > [data-colour]': { flexShrink: 0, maxWidth: '60%' },
    // What finds no room in the line is below it, out of sight.
    '& article > div > [data-tags]': { flex: '1 1 0', maxWidth: 'none', flexWrap: 'wrap' },
    '& [data-tags]::before': { content: '""', height: '22px' },
    '& p': { display: 'flex', gap: '8px', alignItems: 'center', marginInlineStart: 'auto', minWidth: '0' },
    '& p > span': { ...oneLine },
    '& p > b > svg': { display: 'none' },
    '& p > i': oneLine,
  },
})
