import type { ComponentProps } from 'react'
import { Input } from '#web/kit/ui/controls.tsx'

/** A code of digits that no browser offers to remember: to be read by who chooses it, and by nobody beside who types it again. */
export const CodeInput = (props: ComponentProps<typeof Input>) => (
  <Input type="password" {...props} inputMode="numeric" autoComplete="one-time-code" minH="14" />
)
