import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { completeLanguages, isLanguage, languageNames, languageOf, languages } from '#shared/languages.ts'
import { isManaged } from '#web/kit/address/paths.ts'
import { takeEarlyChoice } from '#web/kit/i18n/early-choice.ts'
import { chooseOwnLanguage, speakAsHere } from '#web/kit/i18n/start-language.ts'
import { Select } from '#web/kit/ui/controls.tsx'

export function LanguageSwitcher() {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  useEffect(() => void speakAsHere(pathname), [pathname])
  useEffect(() => {
    // After the second event, which says the language that was taken back.
    const taking = setTimeout(() => {
      const early = takeEarlyChoice()
      if (early) void chooseOwnLanguage(early)
    })
    return () => clearTimeout(taking)
  }, [])
  return (
    <Select
      aria-label={t`Language`}
      value={languageOf(i18n.locale)}
      borderColor="transparent"
      bg="transparent"
      w="auto"
      // As wide as the language that is chosen, and not as the longest: the header stays one line.
      maxW="8.5rem"
      css={{ fieldSizing: 'content' }}
      ps="2"
      pe="10"
      fontSize="sm"
      onChange={(event) => {
        const { value } = event.currentTarget
        if (isLanguage(value)) void chooseOwnLanguage(value)
      }}
    >
      {(isManaged(pathname) ? completeLanguages : languages).map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  )
}
