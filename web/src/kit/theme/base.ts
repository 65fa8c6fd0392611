import type { SystemConfig } from '@chakra-ui/react'

/**
 * The style properties that know our tokens. Chakra's own list has hundreds, which every visitor would load and every
 * start would walk through; a CSS property that is not here still works, with plain CSS values.
 */
type Utilities = NonNullable<SystemConfig['utilities']>
type Scale = 'spacing' | 'sizes' | 'colors' | 'fontSizes' | 'fontWeights' | 'lineHeights' | 'fonts' | 'radii' | 'zIndex'

const properties: Record<Scale, Record<string, string | undefined>> = {
  spacing: {
    padding: 'p',
    paddingInline: 'px',
    paddingBlock: 'py',
    paddingTop: 'pt',
    paddingBottom: 'pb',
    paddingInlineStart: 'ps',
    paddingInlineEnd: 'pe',
    margin: 'm',
    marginInline: 'mx',
    marginBlock: 'my',
    marginTop: 'mt',
    marginBottom: 'mb',
    marginInlineStart: 'ms',
    marginInlineEnd: 'me',
    gap: undefined,
    columnGap: undefined,
    rowGap: undefined,
    top: undefined,
    bottom: undefined,
    insetInline: undefined,
    insetBlock: undefined,
    insetInlineStart: 'insetStart',
    insetInlineEnd: 'insetEnd',
    scrollMarginTop: undefined,
    scrollMarginBlock: undefined,
  },
  sizes: {
    width: 'w',
    minWidth: 'minW',
    maxWidth: 'maxW',
    height: 'h',
    minHeight: 'minH',
    maxHeight: 'maxH',
    flexBasis: undefined,
  },
  colors: { background: 'bg', color: undefined, borderColor: undefined, outlineColor: undefined, fill: undefined },
  fontSizes: { fontSize: undefined },
  fontWeights: { fontWeight: undefined },
  lineHeights: { lineHeight: undefined },
  fonts: { fontFamily: undefined },
  radii: { borderRadius: undefined },
  zIndex: { zIndex: undefined },
}

const tokenized: Utilities = Object.fromEntries(
  (Object.entries(properties) as [Scale, Record<string, string | undefined>][]).flatMap(([values, byProperty]) =>
    Object.entries(byProperty).map(([property, shorthand]) => [
      property,
      { values, ...(shorthand ? { shorthand } : {}) },
    ]),
  ),
)

export const baseConfig: SystemConfig = {
  conditions: {
    hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
    focus: '&:focus',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    invalid: '&[aria-invalid=true]',
    light: ':root &',
    // Follows the device; tokens are written with `base` and not `_light`, which would be more specific and win in the dark.
    // Paper is light.
    dark: '@media screen and (prefers-color-scheme: dark)',
  },
  utilities: {
    ...tokenized,
    boxSize: { values: 'sizes', property: 'width', transform: (size: string) => ({ width: size, height: size }) },
  },
}
