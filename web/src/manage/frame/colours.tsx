import { Global } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { semanticTokens } from '#web/kit/theme/tokens.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import { rowSelectStyle } from '#web/manage/frame/menu/menu-row.tsx'

type Colours = 'light' | 'dark'

const storageKey = 'colours'

/** The device's colours (undefined), always light, or always dark: in the admin area, as long as the person says. */
export function useColours() {
  const [chosen, setChosen] = useState(storedColours)
  const choose = (colours: Colours | undefined) => {
    if (colours) localStorage.setItem(storageKey, colours)
    else localStorage.removeItem(storageKey)
    setChosen(colours)
  }
  return [chosen, choose] as const
}

/** As long as it is drawn, the page has the colours that were chosen. */
export const ChosenColours = ({ colours }: { colours: Colours | undefined }) =>
  colours && <Global styles={{ '@media screen': { 'html:root': { colorScheme: colours, ...variables(colours) } } }} />

interface ColoursSwitcherProps {
  colours: Colours | undefined
  onChoose: (colours: Colours | undefined) => void
}

export function ColoursSwitcher({ colours, onChoose }: ColoursSwitcherProps) {
  const { t } = useLingui()
  return (
    <Select
      aria-label={t`Colours`}
      value={colours ?? ''}
      {...rowSelectStyle}
      onChange={(event) => onChoose(coloursOf(event.currentTarget.value))}
    >
      <option value="">{t`As the device`}</option>
      <option value="light">{t`Light`}</option>
      <option value="dark">{t`Dark`}</option>
    </Select>
  )
}

const storedColours = () => coloursOf(localStorage.getItem(storageKey))

const coloursOf = (text: string | null): Colours | undefined => (text === 'light' || text === 'dark' ? text : undefined)

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
