/** Everybody who watches, in this server process. */
export interface ChangeStreams {
  /** @throws AppError UNAVAILABLE for a server that is about to stop */
  open: (viewer: Viewer) => Response
  count: () => number
  /** Ends all of them, and says when to come back. */
  close: () => Promise<void>
}

interface Viewer {
  userId: string
  organizationId: string
  /** Whether they still may; asked at every heartbeat, and when something about them has changed. */
  isWelcome: () => Promise<boolean>
}
