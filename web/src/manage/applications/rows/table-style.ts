import { chakra } from '@chakra-ui/react'
import { rowStyle, shortened } from './row-style.ts'

/** Pixels that a row takes where there is a pointer; for fingers it is higher. */
export const ROW_HEIGHT = 40

const columns = {
  all: '44px minmax(11rem, 2fr) 13rem 6.5rem minmax(7rem, 1fr) 7.5rem 10.5rem 8rem',
  'without profession': '44px minmax(11rem, 1fr) 12rem 6.5rem 7.5rem 10.5rem 8rem',
  'without documents': '44px minmax(10rem, 1fr) 12rem 6.5rem 10.5rem 8rem',
  'without dates': '44px minmax(8rem, 1fr) 9.5rem 9.5rem',
} as const

const without = (column: string) => ({ [`& [data-column=${column}]`]: { display: 'none' } })

/** Around the rows of applications on a desk: columns that do not fit are left out, the least telling first. */
export const TableFrame = chakra('div', {
  base: { containerType: 'inline-size', minWidth: '0' },
})

/** The style of all rows. */
export const Table = chakra('div', {
  base: {
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    ...rowStyle,
    '& [role=row]': {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      gridTemplateColumns: columns.all,
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
    '& [role=cell] > label': { minHeight: '36px', '@media (pointer: coarse)': { minHeight: '44px' } },
    // The headers stay in sight.
    '& > [data-head]': {
      position: 'sticky',
      top: 'var(--frame-top, 0px)',
      zIndex: 2,
      '& > [role=row]': { minHeight: '32px', background: 'bg', borderTopWidth: '1px' },
    },
    '& [role=columnheader] > button': {
      ...shortened,
      maxWidth: '100%',
      minHeight: '32px',
      minWidth: '44px',
      textAlign: 'start',
      color: 'fg.muted',
      fontWeight: 'semibold',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& [role=columnheader][aria-sort] > button': { color: 'fg' },
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
    '& [data-column=name] > span:not([role])': { ...shortened, flex: '1 1 0', color: 'fg.muted' },
    '& [role=cell][data-column=income]': { display: 'flex', alignItems: 'center', gap: '8px' },
    '& [data-column=income] > span': { ...shortened, flex: '0 1 6rem', textAlign: 'end' },
    '& [data-column=profession] > span': { ...shortened, display: 'block' },
    '& [role=cell][data-column=status]': { display: 'flex' },
    '@container (max-width: 68rem)': {
      '& [role=row]': { gridTemplateColumns: columns['without profession'] },
      ...without('profession'),
    },
    '@container (max-width: 58rem)': {
      '& [role=row]': { gridTemplateColumns: columns['without documents'] },
      ...without('documents'),
    },
    '@container (max-width: 50rem)': {
      '& b > svg, & [data-tags]': { display: 'none' },
      '& [role=row]': { gridTemplateColumns: columns['without dates'] },
      ...without('move-in'),
      ...without('received'),
    },
  },
})
