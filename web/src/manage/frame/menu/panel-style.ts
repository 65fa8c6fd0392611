import { largeLetters } from '#web/kit/theme/large-letters.ts'

/** What a button in the head of something shows below itself. */
export const panelStyle = {
  position: 'absolute',
  zIndex: 'skip',
  insetInlineEnd: 0,
  top: '100%',
  width: 'max-content',
  minWidth: '12rem',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'calc(100dvh - 4.5rem)',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  marginTop: '4px',
  paddingBlock: '12px',
  background: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
} as const

/** Around the button. Under large letters it may stand anywhere in a line, and the panel has the width of what both stand in. */
export const panelPlace = { [largeLetters]: { position: 'static' } } as const
