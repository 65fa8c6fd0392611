import { chakra } from '@chakra-ui/react'
import { oneLine } from '#web/kit/ui/fitting.ts'
import { rowStyle } from './row-style.ts'

/** Pixels that a row takes where there is a pointer; for fingers it is higher. */
export const ROW_HEIGHT = 40

/** Around the rows of applications on a desk: `columnStyle` asks how much room there is. */
export const TableFrame = chakra('div', {
  base: { containerType: 'inline-size', minWidth: '0', position: 'relative' },
})

/** The style of all rows, but for their columns. */
export const Table = chakra('div', {
  base: {
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '--star': '2.25rem',
    '@media (pointer: coarse)': { '--star': '2.75rem' },
    ...rowStyle,
    '& [role=row]': {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      minHeight: `${ROW_HEIGHT}px`,
      borderBottomWidth: '1px',
      background: 'bg.panel',
      scrollMarginTop: 'calc(var(--frame-top, 0px) + 44px)',
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& [data-name]:hover': { background: 'bg.subtle' },
    '& [data-name]:has([aria-expanded=true])': { background: 'pine.subtle' },
    '& [role=row] > *': { minWidth: '0', paddingInline: '6px' },
    '& [role=row] > :first-of-type': { paddingInline: '0' },
    '& [role=row] > div > label': { minHeight: '36px', '@media (pointer: coarse)': { minHeight: '44px' } },
    // The headers stay in sight.
    '& > [data-head]': {
      position: 'sticky',
      top: 'var(--frame-top, 0px)',
      zIndex: 2,
      '& > [role=row]': { minHeight: '32px', background: 'bg', borderTopWidth: '1px' },
    },
    '& [role=columnheader] > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      maxWidth: '100%',
      minHeight: '32px',
      minWidth: '44px',
      textAlign: 'start',
      color: 'fg.muted',
      fontWeight: 'semibold',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    // Where there is no room for all of it, by which it is sorted is still seen.
    '& [role=columnheader] > button > span:first-of-type': oneLine,
    '& [role=columnheader][aria-sort] > button': { color: 'fg' },
    // Room for the button of the columns.
    '& [role=columnheader]:last-of-type': { paddingInlineEnd: '36px' },
    '& [role=row] > [data-column=star]': { padding: '0' },
    '& [data-column=star] > button': { display: 'flex', alignItems: 'center', justifyContent: 'center', width: '100%' },
    '& [data-column=star] svg': { width: '16px', height: '16px', flexShrink: 0 },
    '& [data-column=name]': { display: 'flex', alignItems: 'center', gap: '8px' },
    '& [data-column=name] > [data-toggle]': {
      flex: '0 1 auto',
      minHeight: '32px',
      minWidth: '44px',
      textAlign: 'start',
      fontWeight: 'semibold',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& [data-column=name] > span:not([role])': { ...oneLine, flex: '1 1 0', color: 'fg.muted' },
    '& [role=cell][data-column=income]': { display: 'flex', alignItems: 'center', gap: '8px' },
    '& [role=cell][data-column=income] > span': { ...oneLine, flex: '1 1 0', textAlign: 'end' },
    '& [data-column=profession] > span': { ...oneLine, display: 'block' },
    '& [role=cell][data-column=status]': { display: 'flex' },
  },
})
