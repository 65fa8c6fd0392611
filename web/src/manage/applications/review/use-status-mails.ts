import { useOffline } from '#web/manage/records/use-offline.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

/**
 * Whether a decision can go with a mail. `unread`: the process sends some, and nobody can read one before without a connection;
 * a mail that nobody has read is not sent.
 */
export function useStatusMails({ sendsStatusMails }: Shown<'process'>): 'offered' | 'unread' | 'none' {
  const isOffline = useOffline()
  if (!sendsStatusMails) return 'none'
  return isOffline ? 'unread' : 'offered'
}
