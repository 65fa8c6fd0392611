import { useCallback, useEffect, useState } from 'react'
import { type OwnApplication, ownApplicationContract } from '#shared/application/own-contract.ts'
import { call } from '#web/api/call.ts'

/** What was sent, as the server has it: the device keeps nothing of it once it was received. */
export function useSentApplication(applicationId: string, receiptSecret: string) {
  const [own, setOwn] = useState<OwnApplication>()
  const [failure, setFailure] = useState<unknown>()

  const read = useCallback(async () => {
    const input = { params: { applicationId }, body: { receiptSecret } }
    await call(ownApplicationContract.readOwnApplication, input).then(setOwn, setFailure)
  }, [applicationId, receiptSecret])
  useEffect(() => void read(), [read])

  const again = () => {
    setFailure(undefined)
    void read()
  }
  return { own, setOwn, failure, isReading: !own && failure === undefined, again }
}
