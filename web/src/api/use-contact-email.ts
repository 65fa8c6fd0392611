import { useEffect, useState } from 'react'

let known: Promise<string | null> | undefined

/** Where "contact" leads: null when the operator configured none, undefined while it is not known (or there is no network). */
export function useContactEmail(): string | null | undefined {
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    known ??= readContactEmail()
    known.then(setEmail, () => {
      known = undefined
    })
  }, [])
  return email
}

/** Loaded apart: nobody needs the contact in the first second. */
async function readContactEmail() {
  const [{ call }, { siteContract }] = await Promise.all([import('./call.ts'), import('#shared/site/contract.ts')])
  return (await call(siteContract.readSite, {})).contactEmail
}
