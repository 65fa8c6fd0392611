import { useEffect, useState } from 'react'
import { siteContract } from '#shared/site/contract.ts'
import { call } from './call.ts'

let known: Promise<string | null> | undefined

/** Where "contact" leads: null when the operator configured none, undefined while it is not known (or there is no network). */
export function useContactEmail(): string | null | undefined {
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    known ??= call(siteContract.readSite, {}).then(({ contactEmail }) => contactEmail)
    known.then(setEmail, () => {
      known = undefined
    })
  }, [])
  return email
}
