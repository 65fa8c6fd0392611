import { useLingui } from '@lingui/react/macro'
import { useMedia } from './use-media.ts'

/** What is held in a hand: touched, or as narrow as that. Where no window is, as when a page is rendered ahead of time, it is a phone. */
export const isComputer = () => 'matchMedia' in globalThis && matchMedia(computer).matches
const computer = '(pointer: fine) and (hover: hover) and (min-width: 48em)'

/** What people call the device they sit at, for "on …", "from …": the one place that decides. */
export function useThisDevice(): string {
  const { t } = useLingui()
  return useMedia(computer) ? t`this computer` : t`this phone`
}
