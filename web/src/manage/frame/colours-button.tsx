import { Global } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { semanticTokens } from '#web/kit/theme/tokens.ts'
import { Button } from '#web/kit/ui/button.ts'
import { icon } from '#web/kit/ui/icons.tsx'

type Colours = 'light' | 'dark'

const storageKey = 'colours'
const AutomaticIcon = icon(<path d="M12 3a9 9 0 100 18zM12 3a9 9 0 010 18" />)
const LightIcon = icon(
  <path d="M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19" />,
)
const DarkIcon = icon(<path d="M20 14A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14z" />)

/** The device's colours, always light, or always dark: in the admin area, as long as the person says. */
export function ColoursButton() {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(storedColours)
  const choices = {
    automatic: { name: t`Colours: as the device`, Icon: AutomaticIcon, next: 'light' as const },
    light: { name: t`Colours: light`, Icon: LightIcon, next: 'dark' as const },
    dark: { name: t`Colours: dark`, Icon: DarkIcon, next: undefined },
  }
  const { name, Icon, next } = choices[chosen ?? 'automatic']
  return (
    <>
      {chosen && <Global styles={{ 'html:root': { colorScheme: chosen, ...variables(chosen) } }} />}
      <Button
        variant="ghost"
        px="2"
        aria-label={name}
        title={name}
        onClick={() => {
          if (next) localStorage.setItem(storageKey, next)
          else localStorage.removeItem(storageKey)
          setChosen(next)
        }}
      >
        <Icon />
      </Button>
    </>
  )
}

function storedColours(): Colours | undefined {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

/** Every colour of the theme as if the device were light, or dark. */
function variables(colours: Colours): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, shades] of Object.entries(semanticTokens.colors)) {
    for (const [shade, { value }] of Object.entries(shades)) {
      const variable = shade === 'DEFAULT' ? name : `${name}-${shade}`
      found[`--chakra-colors-${variable}`] = colours === 'dark' ? value._dark : value.base
    }
  }
  return found
}
