import { createSystem } from '@chakra-ui/react'
import { baseConfig } from './base.ts'
import { largeLetters } from './large-letters.ts'
import { breakpoints, semanticTokens, tokens } from './tokens.ts'

export const system = createSystem(baseConfig, {
  preflight: true,
  cssVarsRoot: ':where(html)',
  globalCss: {
    '*': {
      borderColor: 'line',
      // Letters so large that one German word is wider than the phone: it is broken, and makes nothing wider.
      [largeLetters]: { overflowWrap: 'anywhere' },
      '@media (prefers-reduced-motion: reduce)': { transition: 'none !important', animation: 'none !important' },
    },
    html: {
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      fontFamily: 'body',
      textSizeAdjust: '100%',
    },
    body: { overflowWrap: 'break-word' },
    '*::placeholder': { color: 'fg.muted' },
    '*:focus-visible': { outline: '3px solid', outlineColor: 'pine.solid', outlineOffset: '2px' },
    'h1:focus, main:focus, [data-focus-target]:focus': { outline: 'none' },
    a: { color: 'inherit' },
    // An icon keeps its size beside however many words.
    svg: { flexShrink: '0' },
    // What points to where one reads on does so from right to left too; numbers and addresses are read from the left.
    '[dir=rtl] [data-turns]': { transform: 'scaleX(-1)' },
    '[dir=rtl] :is([type=tel], [type=email], [type=url])': { direction: 'ltr', textAlign: 'right' },
    '[dir=rtl] a[href^="tel:"]': { direction: 'ltr', unicodeBidi: 'isolate', display: 'inline-block' },
  },
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
  },
})
