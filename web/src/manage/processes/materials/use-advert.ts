import type { I18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { type CompleteLanguage, type Locale, localeIn } from '#shared/languages.ts'
import { applyLink } from '#web/kit/address/paths.ts'
import { textsIn } from '#web/kit/i18n/catalogues.ts'
import { type Advert, advertOf } from '#web/manage/processes/advert/advert.ts'
import { useOrganizationName } from '#web/manage/records/use-own-organization.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'

/** A process in the words of a language. Undefined while it is read, null when the words cannot be had. */
export function useAdvert(process: Shown<'process'>, language: CompleteLanguage): Advert | null | undefined {
  const property = useRecord('property', process.propertyId)
  const organizationName = useOrganizationName() ?? ''
  const texts = useTextsOfAdvert(localeIn(property?.country, language))
  if (!property || !texts) return texts === null ? null : undefined
  return advertOf({ process, property, organizationName, link: applyLink(location.origin, process.code) }, texts)
}

/** Those of the language before, until the others are there. */
function useTextsOfAdvert(locale: Locale): I18n | null | undefined {
  const [texts, setTexts] = useState<I18n | null>()
  useEffect(() => {
    let isWanted = true
    void textsIn('advert', locale)
      .catch(() => null)
      .then((read) => isWanted && setTexts(read))
    return () => {
      isWanted = false
    }
  }, [locale])
  return texts
}
