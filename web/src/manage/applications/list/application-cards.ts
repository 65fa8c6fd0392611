import { chakra } from '@chakra-ui/react'
import { badgeStyle } from '#web/manage/ui/badge-style.ts'
import { outlinedButton } from '#web/manage/ui/plain-buttons.ts'

/** Around a list of `ApplicationCard`: the style of all of them, worked out once and not for each that comes on the screen. */
export const ApplicationCards = chakra('div', {
  base: {
    minWidth: '0',
    '& article': {
      padding: '16px',
      background: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      minWidth: '0',
    },
    '& article[data-open]': { borderColor: 'pine.solid' },
    '& article > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
    '& article > div:last-of-type': { marginTop: '12px' },
    '& article > div > [data-colour]': badgeStyle,
    '& article > div > button': outlinedButton,
    '& article > div > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '44px',
      marginInlineStart: 'auto',
      cursor: 'pointer',
    },
    '& article > div > label > input': {
      width: '20px',
      height: '20px',
      accentColor: 'var(--chakra-colors-pine-solid)',
    },
    '& article > h3': { fontSize: 'md', fontWeight: 'bold', lineHeight: '1.25' },
    '& article > p': { overflowWrap: 'anywhere' },
    '& article > small': { display: 'block', color: 'fg.muted', fontSize: 'sm', marginBottom: '8px' },
    // What is marked; the details of an open card are a section too, and have a name.
    '& article > section:not([id])': {
      display: 'grid',
      gap: '4px',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    '& article > section > em': { display: 'flex', gap: '8px', color: 'attention.fg', fontStyle: 'normal' },
    '& article > section > em > svg': { flexShrink: 0 },
    '& article > section > em > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})
