let tell = () => {}

/** Fulfilled once something may lie on this device: before that there is nothing to deliver, and nothing of it is loaded. */
export const deviceUsed = new Promise<void>((resolve) => {
  tell = resolve
})

/** A page opens the database. */
export const noteUse = () => tell()

/** An earlier visit opened one; where the browser does not say, it may have. */
export async function noteEarlierUse(): Promise<void> {
  const found = 'databases' in indexedDB ? await indexedDB.databases().catch(() => undefined) : undefined
  if (!found || found.length > 0) noteUse()
}
