import { Trans as LinguiTrans, type TransProps } from '@lingui/react'
import type { ReactNode } from 'react'

/**
 * What the macro makes of every `<Trans>` (lingui.config.ts). Lingui looks for its `<0>…</0>` in the text when the values stand in
 * it already, so that a name with such signs would lose them; a value that is an element is not looked into.
 */
export const Trans = ({ values, ...props }: TransProps): ReactNode => (
  <LinguiTrans {...props} {...(values && { values: asTheyAre(values) })} />
)

const asTheyAre = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  )
