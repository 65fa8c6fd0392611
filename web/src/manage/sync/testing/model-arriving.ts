import type { CommandHeaders } from '#web/manage/sync/feed/ports.ts'

/** A change as it comes to the server. */
export interface Arriving {
  /** Whose session it is. */
  userId: string
  name: string
  params: Record<string, string>
  body: Record<string, unknown>
  headers: CommandHeaders
}
