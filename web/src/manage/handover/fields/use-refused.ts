import { createContext, use, useEffect } from 'react'

/** Notes above all pages of a protocol that a field shows what cannot be kept. @returns how to take that back */
export const Refused = createContext<() => () => void>(() => () => undefined)

/** As long as it is so, and the field stands there, nothing says that everything is kept. */
export function useRefused(isRefused: boolean): void {
  const note = use(Refused)
  useEffect(() => (isRefused ? note() : undefined), [isRefused, note])
}
