/** For a dialog that leaves nothing of a phone beside it. */
export const wholeScreen = {
  margin: '0',
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  borderWidth: '0',
  borderRadius: '0',
} as const
