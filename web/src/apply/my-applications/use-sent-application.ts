import { useEffect, useState } from 'react'
import { type OwnApplication, ownApplicationContract } from '#shared/application/own-contract.ts'
import { noteWithdrawn } from '#web/apply/storage/receipts.ts'
import { call } from '#web/kit/api/call.ts'

/** A device that is laid aside shows nobody's answers to whoever takes it up next. */
const SHOWN_MS = 15 * 60_000

/** With what the server lets somebody at their application: what the device kept, and what only they know. */
export interface Held {
  receiptSecret: string
  proof: string
}

/** What was sent, as the server has it: the device keeps nothing of it once it was received, and no proof at all. */
export function useSentApplication(applicationId: string, receiptSecret: string) {
  const [shown, setShown] = useState<{ own: OwnApplication; held: Held }>()
  const [failure, setFailure] = useState<unknown>()
  const [isReading, setReading] = useState(false)

  const isShown = shown !== undefined
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])

  const show = (own: OwnApplication, held: Held) => {
    setShown({ own, held })
    if (own.withdrawnAt) void noteWithdrawn(applicationId, own.withdrawnAt)
  }

  const read = async (proof: string) => {
    setReading(true)
    setFailure(undefined)
    const held = { receiptSecret, proof }
    try {
      const own = await call(ownApplicationContract.readOwnApplication, { params: { applicationId }, body: held })
      show(own, held)
    } catch (error) {
      setFailure(error)
    } finally {
      setReading(false)
    }
  }

  return { shown, show, failure, isReading, read: (proof: string) => void read(proof) }
}
