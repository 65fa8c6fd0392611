/** Boxes and dots within. The browser's own, not ticked, look in the dark as if they could not be. */
export const tickStyle = {
  '& input': { flexShrink: 0, width: '20px', height: '20px', accentColor: 'var(--chakra-colors-pine-solid)' },
  '& input:not(:checked)': {
    appearance: 'none',
    border: '2px solid var(--chakra-colors-line-field)',
    borderRadius: '4px',
  },
  '& input[type=radio]:not(:checked)': { borderRadius: '50%' },
} as const
