import { tickStyle } from '#web/kit/ui/later/tick-style.ts'
import { oneLine, unseen } from '#web/kit/ui/fitting.ts'
import { badgeStyle } from '#web/manage/ui/badge-style.ts'
import { barStyle } from './bar.ts'

/** What rows on a desk and on a phone have in common, worked out once and not for each that comes on the screen. */
export const rowStyle = {
  '& small': unseen,
  '& [data-colour]': { ...badgeStyle, ...oneLine, maxWidth: '100%' },
  '& em': { display: 'inline-flex', flexShrink: 0, color: 'attention.fg' },
  '& em > svg, & [data-waiting] svg': { width: '16px', height: '16px' },
  '& i': { color: 'attention.fg', fontStyle: 'normal' },
  '& b': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
    ...barStyle,
  },
  // Icons keep to their boxes by themselves; to cut each costs a frame where many pass by.
  '& svg': { overflow: 'visible' },
  '& [data-star]': { display: 'inline-flex', flexShrink: 0, alignItems: 'center', color: 'fg.muted' },
  '& button[data-star]': {
    justifyContent: 'center',
    minWidth: '28px',
    minHeight: '36px',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' },
  },
  '& [data-star] > svg': { width: '16px', height: '16px' },
  '& span[data-star], & [data-star][aria-pressed=true]': { color: 'attention.fg', '& > svg': { fill: 'currentColor' } },
  // They give way before the name does.
  '& [data-tags]': {
    display: 'flex',
    gap: '4px',
    height: '1.375rem',
    minWidth: '0',
    maxWidth: '45%',
    overflow: 'hidden',
    flexShrink: 100,
  },
  '& [data-tags] > span + span': { flexShrink: 0 },
  '& [data-tags] > span': {
    ...oneLine,
    maxWidth: '9rem',
    paddingInline: '6px',
    borderRadius: 'full',
    borderWidth: '1px',
    lineHeight: '1.25rem',
    color: 'fg.muted',
  },
  // Over what leads to the application.
  '& label, & [data-waiting], & em, & button[data-star]': { position: 'relative', zIndex: 1 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    cursor: 'pointer',
  },
  ...tickStyle,
  // Broken, and cut after its first line: nothing reaches over the edge of what is pressed.
  '& [data-toggle] > span': {
    display: '-webkit-box',
    WebkitLineClamp: 1,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    wordBreak: 'break-all',
  },
  // The whole row is what is pressed.
  '& [data-toggle]::after': { content: '""', position: 'absolute', inset: 0 },
  '& [data-toggle]:focus-visible': { outline: 'none' },
  '& [data-toggle]:focus-visible::after': {
    outline: '3px solid',
    outlineColor: 'pine.solid',
    outlineOffset: '-3px',
  },
} as const
