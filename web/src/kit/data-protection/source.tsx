import { useLingui } from '@lingui/react'
import type { Name } from '#shared/application/questions/names.ts'
import { cited } from '#shared/policy/cited.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** Why a rule is as it is, with its source. */
export function Because({ of: { id } }: { of: Name }) {
  const { i18n } = useLingui()
  return (
    <Text as="span" display="block" fontSize="sm" color="fg.muted">
      {i18n._(id)}
    </Text>
  )
}

/** A citation, as the pack has it. */
export function Source({ children }: { children: string }) {
  const { i18n } = useLingui()
  return (
    <Text as="span" display="block" fontSize="sm" color="fg.muted" lang="en" dir="ltr" textAlign="start">
      {cited(children, i18n.locale)}
    </Text>
  )
}
