import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { isLanguage, languageNames, languageOf, languages } from '#shared/languages.ts'
import { takeEarlyChoice } from '#web/kit/i18n/early-choice.ts'
import { chooseOwnLanguage } from '#web/kit/i18n/start-language.ts'
import { Select } from '#web/kit/ui/controls.tsx'

export function LanguageSwitcher() {
  const { t, i18n } = useLingui()
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
      ps="2"
      pe="10"
      fontSize="sm"
      onChange={(event) => {
        const { value } = event.currentTarget
        if (isLanguage(value)) void chooseOwnLanguage(value)
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  )
}
