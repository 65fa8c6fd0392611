import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'

export const readSigning = (desk: DeskDatabase, protocolId: string): Promise<KeptSigning | undefined> =>
  desk.signings.get(protocolId)

/** Resolves when it is on the disk. @throws when the device has no space left */
export const changeSigning = (desk: DeskDatabase, blank: KeptSigning, to: (before: KeptSigning) => KeptSigning) =>
  desk.transaction('rw', desk.signings, async () => {
    await desk.signings.put(to((await desk.signings.get(blank.protocolId)) ?? blank))
  })

export const endSigning = (desk: DeskDatabase, protocolId: string): Promise<void> => desk.signings.delete(protocolId)
