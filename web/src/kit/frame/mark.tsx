/** A door ajar, light falling out: the shape of `public/icon.svg`, in the colour of the text. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
    <path d="M3 1h20v22h-3V4h-6v18.5L3 26zM14 25h9l6 6H12z" />
  </svg>
)
