import { useState } from 'react'
import { useIsModalOpen } from '#web/kit/ui/open-modals.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

/**
 * Who was read when a dialog opened is read as long as it is open: what is typed there does not go because a colleague's change takes
 * them out of the list.
 * @param read whom the address names, listed or not
 */
export function useAskedOf(
  isListed: boolean,
  read: Shown<'application'> | undefined,
): Shown<'application'> | undefined {
  const isAsking = useIsModalOpen()
  const [wasListed, setWasListed] = useState(isListed)
  if (!isAsking && wasListed !== isListed) setWasListed(isListed)
  return isAsking && wasListed && !isListed ? read : undefined
}
