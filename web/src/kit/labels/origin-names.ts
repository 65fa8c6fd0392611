import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { isNationality } from '#shared/countries.ts'
import type { swissOrPermit } from '#shared/policy/packs/ch.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'

/** What the Swiss pack asks instead of the nationality. */
export const originNames = {
  CH: msg`Swiss`,
  'permit C': msg`Permit C (other nationality)`,
  'permit B': msg`Permit B (other nationality)`,
  'permit L': msg`Permit L (other nationality)`,
  'other permit': msg`Other nationality, another permit or none`,
} satisfies Record<(typeof swissOrPermit)[number], MessageDescriptor>

export const isOrigin = (answer: string): answer is keyof typeof originNames => Object.hasOwn(originNames, answer)

/** Words for a nationality, or for what was asked instead of it. What is neither is shown as it was sent. */
export function useOriginWords() {
  const { i18n } = useLingui()
  const texts = useTexts()
  return (answer: string) => {
    if (isNationality(answer)) return texts.country(answer)
    return isOrigin(answer) ? i18n._(originNames[answer]) : answer
  }
}
