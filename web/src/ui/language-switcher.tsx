import { NativeSelect } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { isLanguage, languageNames, languages } from '#shared/languages.ts'
import { chooseOwnLanguage } from '#web/i18n/start-language.ts'
import { ChevronIcon } from './icons.tsx'

export function LanguageSwitcher() {
  const { t, i18n } = useLingui()
  return (
    <NativeSelect.Root w="auto">
      <NativeSelect.Field
        aria-label={t`Language`}
        value={i18n.locale}
        borderColor="transparent"
        bg="transparent"
        w="auto"
        ps="2"
        pe="7"
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
      </NativeSelect.Field>
      <NativeSelect.Indicator insetEnd="1">
        <ChevronIcon />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  )
}
