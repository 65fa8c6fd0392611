/** Text and ground, for light and dark; `light-dark` follows the colours that were chosen (manager.md, Badges). */
export const tones = {
  purple: { color: 'light-dark(#5b2a91, #d5b8f5)', background: 'light-dark(#f1e8fa, #33234a)' },
  blue: { color: 'light-dark(#1d4f8f, #a9cbf5)', background: 'light-dark(#e5eefa, #1c2f49)' },
  green: { color: 'light-dark(#226b3f, #8fd39f)', background: 'light-dark(#e3f2e8, #1b3524)' },
  yellow: { color: 'light-dark(#7a4a00, #f0c070)', background: 'light-dark(#fdf1da, #3a2e10)' },
  red: { color: 'light-dark(#9c211a, #ffb4a9)', background: 'light-dark(#fdecea, #3f1d1a)' },
  grey: { color: 'light-dark(#55605b, #b4beb9)', background: 'light-dark(#eeeae2, #2b3431)' },
} as const
export type Tone = keyof typeof tones

/** Of an element that says its tone in `data-colour`; for whoever styles many of them from around them, too. */
export const badgeStyle = {
  display: 'inline-block',
  px: '2',
  py: '0.5',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  ...Object.fromEntries(Object.entries(tones).map(([tone, colours]) => [`&[data-colour=${tone}]`, colours])),
} as const
