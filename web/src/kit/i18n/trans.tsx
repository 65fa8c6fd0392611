import { useLingui } from '@lingui/react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

type Slots = Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>

interface TransProps {
  id: string
  message?: string
  values?: Readonly<Record<string, unknown>>
  components?: Slots
}

/**
 * What the macro makes of every `<Trans>` (lingui.config.ts). Lingui's own looks for `<0>…</0>` in the text when the values stand
 * in it already, so that a name with such signs would lose them; here a value with such signs is put in afterwards.
 */
export function Trans({ id, message = '', values, components }: TransProps): ReactNode {
  const { i18n } = useLingui()
  const slots: Record<string, Slots[string]> = { ...components }
  const said = Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => {
      if (typeof value === 'number' || (typeof value === 'string' && !value.includes('<'))) return [name, value]
      slots[`v${name}`] = <>{value}</>
      return [name, `<v${name}/>`]
    }),
  )
  return fill(i18n._(id, said, { message }), slots)
}

function fill(text: string, slots: Slots): ReactNode {
  // Three of the groups stand between two pieces of text.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>|<(\w+)\/>/su)
  if (parts.length === 1) return text
  return parts.map((part, i) => {
    if (i % 4 === 0) return part
    const slot = i % 4 === 2 ? undefined : slots[part ?? '']
    if (!slot) return null
    const inner = i % 4 === 1 ? fill(parts[i + 1] ?? '', slots) : slot.props.children
    return cloneElement(slot, { key: i }, inner)
  })
}
