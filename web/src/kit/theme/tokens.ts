/**
 * The product's own tokens. Importing Chakra's would bring all of its recipes along, and each token costs start-up
 * time, so these are the ones that are used.
 */
const rem = (pixels: number) => ({ value: `${pixels / 16}rem` })

const steps = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24, 28]

/** Steps of 4 px, named by their number of steps. Room between things does not grow with the letters: on a phone they need it. */
const spacing = Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 4}px` }]))

export const tokens = {
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  spacing,
  sizes: {
    ...Object.fromEntries(steps.map((step) => [String(step), rem(step * 4)])),
    11: rem(44),
    14: rem(56),
    full: { value: '100%' },
    form: rem(640),
    wide: rem(1040),
  },
  fontSizes: { sm: rem(14), md: rem(16), lg: rem(20), xl: rem(26), '2xl': rem(36) },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: { tight: { value: '1.2' }, normal: { value: '1.5' } },
  fonts: {
    body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif' },
    mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace' },
  },
  radii: { sm: rem(6), md: rem(12), full: { value: '9999px' } },
  zIndex: { skip: { value: 20 } },
}

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

/** Warm paper, ink and pine; four states with one colour each, used nowhere else. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: both('#fbf8f3', '#131816'),
      panel: both('#ffffff', '#1b2220'),
      subtle: both('#f2ede4', '#232b28'),
    },
    fg: {
      DEFAULT: both('#1a2320', '#eceae4'),
      muted: both('#55605b', '#a9b3ae'),
    },
    line: {
      DEFAULT: both('#e2dbcf', '#333d39'),
      field: both('#7d8781', '#77827c'),
    },
    pine: {
      solid: both('#1f5c46', '#8fd0b1'),
      hover: both('#174736', '#a7dcc3'),
      contrast: both('#ffffff', '#0f2119'),
      fg: both('#1f5c46', '#8fd0b1'),
      subtle: both('#e4efe9', '#1d3229'),
    },
    phone: { fg: both('#45556b', '#a9bbd3') },
    sending: { fg: both('#1d5fa8', '#8fbdf0') },
    received: { fg: both('#226b3f', '#8fd39f') },
    attention: { fg: both('#855000', '#f0c070'), subtle: both('#fdf1da', '#33290f'), line: both('#c98a1b', '#a87b2a') },
    danger: { fg: both('#b3261e', '#ffb4a9'), subtle: both('#fdecea', '#3a1a17') },
  },
}

export const breakpoints = { sm: '30rem', md: '48rem', lg: '62rem' }
