import { useEffect, useState } from 'react'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { LOST_WAIT_MS, opensByName, readPhoneCode } from '#web/manage/storage/phone-code.ts'

/** What takes the phone back now; drawn anew in the moment from which the name does. */
export function usePhoneCode() {
  const kept = useDatabaseQuery(readPhoneCode, [])
  const [now, setNow] = useState(() => Date.now())
  const lostAt = kept?.lostAt
  useEffect(() => {
    if (lostAt === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, lostAt + LOST_WAIT_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [lostAt])
  return { kept, isByName: kept !== undefined && opensByName(kept, now) }
}
