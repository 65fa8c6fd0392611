import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { EmploymentStatus } from '#shared/application/questions/renter.ts'
import type { Section } from '#shared/application/sections.ts'
import { isCountry, type withoutCountry } from '#shared/countries.ts'
import { isLanguage } from '#shared/languages.ts'
import type { rentalDurations, threeAnswers } from '#shared/process/process.ts'
import type { PropertyType } from '#shared/property/property.ts'

/** Words for what rules and data call by code. A code without words does not compile. */
export const propertyTypeNames = {
  apartment: msg`Apartment`,
  house: msg`House`,
  studio: msg`Studio`,
  loft: msg`Loft`,
  room: msg`Room`,
  commercial: msg`Commercial`,
  other: msg`Property`,
} satisfies Record<PropertyType, MessageDescriptor>

export const employmentStatusNames = {
  employed: msg`Employed`,
  self_employed: msg`Self-employed`,
  unemployed: msg`Unemployed`,
  student: msg`Student`,
} satisfies Record<EmploymentStatus, MessageDescriptor>

export const rentalDurationNames = {
  '6_months': msg`6 months`,
  '1_year': msg`1 year`,
  '2_years': msg`2 years`,
  indefinite: msg`Indefinite`,
} satisfies Record<(typeof rentalDurations)[number], MessageDescriptor>

export const threeAnswerNames = {
  yes: msg`Yes`,
  no: msg`No`,
  partially: msg`Partially`,
} satisfies Record<(typeof threeAnswers)[number], MessageDescriptor>

export const sectionNames = {
  main_renters: msg`Main renters`,
  general_info: msg`General info`,
  summary: msg`Summary and confirmation`,
} satisfies Record<Section, MessageDescriptor>

export const withoutCountryNames = {
  stateless: msg`Stateless`,
  other: msg`Another nationality`,
} satisfies Record<(typeof withoutCountry)[number], MessageDescriptor>

const isWithoutCountry = (code: string): code is keyof typeof withoutCountryNames =>
  Object.hasOwn(withoutCountryNames, code)

/** Turns codes into words of the person's language. */
export function useTexts() {
  const { i18n } = useLingui()
  return {
    /** Words for a rule's reason; a reason we have no words for still says that something is wrong. */
    issue: (code: string) => textOf(i18n, hasText(i18n, `issue.${code}`) ? `issue.${code}` : 'issue.invalid'),
    error: (code: string) => textOf(i18n, `error.${code}`),
    /** A newer server may name failures that this version of the app has no words for. */
    knowsError: (code: string) => hasText(i18n, `error.${code}`),
    /** Also a nationality that is none of a country; a code that we do not know is shown as it is. */
    country: (code: string) =>
      isWithoutCountry(code)
        ? i18n._(withoutCountryNames[code])
        : isCountry(code)
          ? nameOfCountry(code, i18n.locale)
          : code,
    language: isLanguage(i18n.locale) ? i18n.locale : ('en' as const),
  }
}

/** As the browser calls it. @param locale of the screen, or of a document */
export const nameOfCountry = (code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code

/** Of an id that is put together only here. */
const textOf = (i18n: I18n, id: string) => i18n._(id)

/** The codes themselves stay on the server: whoever shows a page has loaded the words that it can need. */
const hasText = ({ messages }: I18n, id: string) => Object.hasOwn(messages, id)
