import { useEffect, useState, useSyncExternalStore } from 'react'
import { DAY_MS } from '#shared/day.ts'
import { readSite } from './read-site.ts'

const storageKey = 'contactEmail'
/** A start of the app shall not cost a request for what changes once a year. */
const FRESH_MS = DAY_MS

/** Where "contact" leads: null when the operator configured none, undefined while it is not known (or there is no network). */
export function useContactEmail(): string | null | undefined {
  const kept = useSyncExternalStore(
    () => () => {},
    () => remembered()?.email,
    () => undefined,
  )
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    if (Date.now() - (remembered()?.at ?? 0) < FRESH_MS) return
    readContactEmail().then(setEmail, () => undefined) // asked again by the next page that shows it
  }, [])
  return email === undefined ? kept : email
}

async function readContactEmail(): Promise<string | null> {
  const { contactEmail } = await readSite()
  localStorage.setItem(storageKey, JSON.stringify({ email: contactEmail, at: Date.now() }))
  return contactEmail
}

/** Nothing in a browser that keeps nothing, and nothing where the page is rendered ahead of time. */
function remembered(): { email: string | null; at: number } | undefined {
  try {
    const { email, at }: { email?: unknown; at?: unknown } = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof at === 'number' && (email === null || typeof email === 'string') ? { email, at } : undefined
  } catch {
    return undefined
  }
}
