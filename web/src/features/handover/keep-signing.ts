import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'

export const readSigning = (desk: DeskDatabase, protocolId: string): Promise<KeptSigning | undefined> =>
  desk.signings.get(protocolId)

/** Resolves when it is on the disk. @throws when the device has no space left */
export const changeSigning = (desk: DeskDatabase, blank: KeptSigning, to: (before: KeptSigning) => KeptSigning) =>
  desk.transaction('rw', desk.signings, async () => {
    await desk.signings.put(to((await desk.signings.get(blank.protocolId)) ?? blank))
  })

/** All have signed: what they drew is in the document now. Who holds the phone still does. */
export const endSigning = (desk: DeskDatabase, blank: KeptSigning): Promise<void> =>
  desk.transaction('rw', desk.signings, async () => {
    const { isHandedOut } = (await desk.signings.get(blank.protocolId)) ?? {}
    if (isHandedOut) await desk.signings.put({ ...blank, isHandedOut })
    else await desk.signings.delete(blank.protocolId)
  })

/** The manager has said that the phone is theirs again; how far the signing is stays. */
export const takeBackPhone = (desk: DeskDatabase): Promise<void> =>
  desk.transaction('rw', desk.signings, async () => {
    await desk.signings.toCollection().modify((signing) => {
      delete signing.isHandedOut
    })
  })
