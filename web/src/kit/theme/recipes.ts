import { defineRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '11',
    minW: '11',
    px: '4',
    py: '2',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: { bg: 'pine.solid', color: 'pine.contrast', _hover: { bg: 'pine.hover' } },
      outline: { bg: 'bg.panel', color: 'pine.fg', borderColor: 'line.field', _hover: { bg: 'pine.subtle' } },
      ghost: { color: 'pine.fg', _hover: { bg: 'pine.subtle' } },
      danger: { color: 'danger.fg', _hover: { bg: 'danger.subtle' } },
    },
    size: { md: {}, lg: { minH: '14', px: '6', fontSize: 'md' }, icon: { px: '2' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

const field = {
  width: 'full',
  minH: '12',
  px: '3',
  py: '2',
  fontSize: 'md',
  lineHeight: 'normal',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'line.field',
  borderRadius: 'md',
  appearance: 'none',
  // Its label and hint come into sight with it.
  scrollMarginBlock: '24',
  _invalid: {
    borderColor: 'danger.fg',
    boxShadow: 'inset 0 0 0 1px var(--chakra-colors-danger-fg)',
    '&:focus-visible': { outlineColor: 'danger.fg' },
  },
  _disabled: { opacity: 0.6 },
  '& option': { bg: 'bg.panel', color: 'fg' },
} as const

/** Inputs and pickers. */
export const fieldStyle = defineRecipe({ base: field })

export const textareaRecipe = defineRecipe({ base: { ...field, minH: '24', resize: 'vertical' } })

export const headingRecipe = defineRecipe({
  base: {
    fontWeight: 'bold',
    lineHeight: 'tight',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // German makes one word of what fills a narrow phone.
    hyphens: 'auto',
  },
  variants: {
    size: { md: { fontSize: 'md' }, lg: { fontSize: 'lg' }, xl: { fontSize: 'xl' }, '2xl': { fontSize: '2xl' } },
  },
  defaultVariants: { size: 'lg' },
})
