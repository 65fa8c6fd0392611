import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

/** Own recipes under Chakra's names: its components find them, and only what is used is shipped. */
export const buttonRecipe = defineRecipe({
  className: 'button',
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
    },
    size: { md: {}, lg: { minH: '14', px: '6', fontSize: 'md' } },
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
  scrollMarginBlock: '24',
  _invalid: { borderColor: 'danger.fg', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-danger-fg)' },
  _disabled: { opacity: 0.6 },
} as const

export const inputRecipe = defineRecipe({ className: 'input', base: field })

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...field, minH: '24', resize: 'vertical' },
})

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: {
    fontWeight: 'bold',
    lineHeight: 'tight',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: { md: { fontSize: 'md' }, lg: { fontSize: 'lg' }, xl: { fontSize: 'xl' }, '2xl': { fontSize: '2xl' } },
  },
  defaultVariants: { size: 'lg' },
})

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'input', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', width: 'full', minW: '0' },
    label: { fontWeight: 'medium' },
    helperText: { color: 'fg.muted', fontSize: 'sm' },
    errorText: { color: 'danger.fg', fontSize: 'sm', fontWeight: 'medium' },
  },
})

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full' },
    field: { ...field, pe: '10', '& option': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
  },
})
