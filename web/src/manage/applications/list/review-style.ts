/** The list, and beside it what is read. */
export const beside = { gridTemplateColumns: 'minmax(24rem, 1fr) minmax(0, 1fr)' } as const

/** The document stands in the place of the list, beside the answers, which stay in sight. */
export const besideDocument = {
  ...beside,
  '& > *': { gridRow: '1', gridColumn: '1' },
  '& > #application-details': { gridColumn: '2' },
  '& > :first-child': { visibility: 'hidden' },
} as const

export const pane = {
  position: 'sticky',
  top: 'calc(var(--frame-top, 0px) + 8px)',
  maxHeight: 'calc(100cqh - var(--frame-top, 0px) - 16px)',
  overflow: 'hidden',
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'bg.panel',
} as const
