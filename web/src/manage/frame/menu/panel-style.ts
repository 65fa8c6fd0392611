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
