/** Everybody who watches, in this server process. */
export interface ChangeStreams {
  /** @throws AppError UNAVAILABLE for a server that is about to stop */
  open: (viewer: Viewer) => Response
  /** Ends all of them. */
  close: () => Promise<void>
}

export interface Viewer {
  userId: string
  organizationId: string
  /** Whether they still may; asked at every heartbeat. */
  isWelcome: () => Promise<boolean>
}
