import { chakra } from '@chakra-ui/react'
import { unseen } from '#web/kit/ui/fitting.ts'
import { largeLetters } from '#web/kit/theme/large-letters.ts'

/** Both ways within the dialog: who is compared, and what can be done, stays in sight. */
export const Scroller = chakra('div', {
  base: {
    '--names': '12rem',
    flex: '1 1 auto',
    minHeight: '12rem',
    overflow: 'auto',
    containerType: 'inline-size',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
  },
})

/** Where the names of lines beside the values would leave room for one person. */
const narrow = '@container (max-width: 39.99rem)'

const threeLines = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

const whosName = '& [role=columnheader]'
const whatsName = '& [role=row] > :first-of-type'

/** As many columns as there are people; their number is `--people`. */
export const Table = chakra('div', {
  base: {
    minWidth: 'calc(var(--names) + var(--people) * 9.25rem)',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& [role=row]': {
      display: 'grid',
      gridTemplateColumns: 'var(--names) repeat(var(--people), 1fr)',
      borderBottomWidth: '1px',
      background: 'bg.panel',
    },
    '& [role=row] > *': { minWidth: '0', padding: '8px', overflowWrap: 'anywhere', hyphens: 'auto' },
    [whosName]: { fontWeight: 'bold', '& > span': threeLines },
    '& [role=cell]': { whiteSpace: 'pre-line' },
    '& [role=rowheader]': { color: 'fg.muted' },
    [whatsName]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      background: 'bg.panel',
      paddingInlineStart: '16px',
    },
    '& > [data-edge]': { position: 'sticky', zIndex: 2 },
    '& > [data-edge=top]': { top: 0 },
    '& > [data-edge=bottom]': {
      bottom: 0,
      '& > [role=row]': { borderTopWidth: '1px', marginTop: '-1px', borderBottomWidth: '0' },
      // What is chosen from opens upwards: the button stays under the thumb.
      '& [role=cell]': { display: 'flex', flexDirection: 'column-reverse', gap: '8px', whiteSpace: 'normal' },
      '& button': { paddingInline: '8px', fontSize: 'sm' },
    },
    // Who is compared and what can be done would leave no room for what is compared.
    '@media (max-height: 30rem)': { '& > [data-edge=bottom]': { position: 'static' } },
    [narrow]: {
      // Two of them, and where there are more the edge of the third.
      '--column': 'max(50cqw - 1rem, 100cqw / var(--people))',
      // One of them, and the edge of the next.
      [largeLetters]: { '--column': 'calc(100cqw - 2rem)' },
      minWidth: 'calc(var(--people) * var(--column))',
      '& [role=row]': { gridTemplateColumns: 'repeat(var(--people), var(--column))' },
      '& [role=row] > *': { gridRow: '2', padding: '2px 0 8px 12px' },
      '& > [data-edge] [role=row] > *': { paddingTop: '8px', paddingInlineEnd: '4px' },
      // Those that are scrolled away do not count.
      '& [role=cell]': { scrollSnapAlign: 'start' },
      [whatsName]: { gridArea: '1 / 1 / auto / -1', justifySelf: 'start', padding: '8px 8px 0 12px' },
      '& > [data-edge] [role=row] > :first-of-type': unseen,
    },
  },
})
