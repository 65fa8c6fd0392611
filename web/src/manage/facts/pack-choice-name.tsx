import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { rulesOf } from '#shared/policy/policy-packs.ts'

const byHome = msg`By the country of the home`
const withoutPack = msg`All questions`

/** By which rules is asked, in words: an organization's choice, or a process's pack. What only a later version knows stays as it is called. */
export function usePackChoiceWords() {
  const { i18n } = useLingui()
  return (choice: string | null | undefined): string => {
    if (!choice) return i18n._(withoutPack)
    if (choice === 'home_country') return i18n._(byHome)
    const known = rulesOf(choice)
    return known ? i18n._(known.name.id) : choice
  }
}

export const PackChoiceName = ({ choice }: { choice: string | null | undefined }) => usePackChoiceWords()(choice)
