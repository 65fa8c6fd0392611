import type { ComponentProps } from 'react'
import { Input } from '#web/kit/ui/controls.tsx'

/** A code of digits that nobody beside reads, and no browser offers to remember. */
export const CodeInput = (props: ComponentProps<typeof Input>) => (
  <Input {...props} type="password" inputMode="numeric" autoComplete="one-time-code" minH="14" />
)
