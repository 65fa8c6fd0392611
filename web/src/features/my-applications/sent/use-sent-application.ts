import { useCallback, useEffect, useState } from 'react'
import { type OwnApplication, ownApplicationContract } from '#shared/application/own-contract.ts'
import { call } from '#web/api/call.ts'

/** What was sent, as the server has it: the device keeps nothing of it once it was received. */
export function useSentApplication(applicationId: string, receiptSecret: string) {
  const [own, setOwn] = useState<OwnApplication>()
  const [failure, setFailure] = useState<unknown>()
  const [isReading, setReading] = useState(true)

  const read = useCallback(async () => {
    setReading(true)
    setFailure(undefined)
    try {
      setOwn(
        await call(ownApplicationContract.readOwnApplication, { params: { applicationId }, body: { receiptSecret } }),
      )
    } catch (error) {
      setFailure(error)
    } finally {
      setReading(false)
    }
  }, [applicationId, receiptSecret])

  useEffect(() => void read(), [read])

  return { own, setOwn, failure, isReading, read }
}
