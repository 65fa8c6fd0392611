import { useLingui } from '@lingui/react'
import { cited } from '#shared/policy/cited.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** A citation, as the pack has it: in English, whatever the page is in. */
export function Source({ children }: { children: string }) {
  const { i18n } = useLingui()
  return (
    <Text as="span" display="block" fontSize="sm" color="fg.muted" lang="en" dir="ltr" textAlign="start">
      {cited(children, i18n.locale)}
    </Text>
  )
}
