import { useLingui } from '@lingui/react/macro'

/** What something is, and what is said of it: each language sets the colon its own way. */
export function useSaidOf(): (what: string, said: string | number) => string {
  const { t } = useLingui()
  return (what, said) => t`${what}: ${said}`
}
