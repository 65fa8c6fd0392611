import { useCallback, useEffect, useState } from 'react'
import { type DataProtection, dataProtectionContract } from '#shared/data-protection/contract.ts'
import { call } from '#web/kit/api/call.ts'

interface Read {
  of: string
  data?: DataProtection
  failure?: unknown
}

/**
 * Neither `data` nor `failure` while it is asked for.
 * @param of an organization's id, or the code of a home
 */
export function useDataProtection(of: string) {
  const [read, setRead] = useState<Read>()
  const ask = useCallback(async () => {
    const found: Read = await call(dataProtectionContract.readDataProtection, { params: { of } }).then(
      (data) => ({ of, data }),
      (failure: unknown) => ({ of, failure }),
    )
    // What is read already stays.
    setRead((before) => (found.data === undefined && before?.of === of && before.data ? before : found))
  }, [of])
  useEffect(() => {
    const now = () => void ask()
    now()
    addEventListener('online', now)
    return () => removeEventListener('online', now)
  }, [ask])
  // What was asked for another one may come later.
  const { data, failure } = read?.of === of ? read : ({} as Partial<Read>)
  return {
    data,
    failure,
    again: () => {
      setRead(undefined)
      void ask()
    },
  }
}
