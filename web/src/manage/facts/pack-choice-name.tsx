import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { PackChoice } from '#shared/policy/pack-choice.ts'

const names: Record<PackChoice, MessageDescriptor> = {
  home_country: msg`By the country of the home`,
  CH: msg`As in Switzerland`,
  DE: msg`As in Germany`,
  AT: msg`As in Austria`,
}
const withoutPack = msg`All questions`

/** By which rules is asked, in words: an organization's choice, or a process's pack. What only a later version knows stays as it is called. */
export function usePackChoiceWords() {
  const { i18n } = useLingui()
  return (choice: string | null | undefined): string => {
    if (!choice) return i18n._(withoutPack)
    return isKnown(choice) ? i18n._(names[choice]) : choice
  }
}

export const PackChoiceName = ({ choice }: { choice: string | null | undefined }) => usePackChoiceWords()(choice)

const isKnown = (choice: string): choice is PackChoice => Object.hasOwn(names, choice)
