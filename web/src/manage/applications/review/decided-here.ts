const versions = new Map<string, number>()

/** In this tab an application is brought to a status: its next version is of that decision. */
export const noteDecidedHere = (id: string, seen: number): void => void versions.set(id, seen + 1)

/** Whether an application is as it was decided here, confirmed or not yet; no longer once somebody changed it after that. */
export const isDecidedHere = ({ id, version }: { id: string; version: number }): boolean =>
  version <= (versions.get(id) ?? -1)
