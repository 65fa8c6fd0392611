import * as z from 'zod/mini'

/** More would not fit side by side. */
export const MAX_COMPARED = 8

/** As many as an address takes that people send each other. */
const MAX_IN_ADDRESS = 60

/** What is more than an address takes, by process: as long as the tab is open it waits here, through a reload too. */
const kept = new Map<string, readonly string[]>()
const KEPT = 'kept'
const storageKey = (processId: string) => `selected ${processId}`
const storedIds = z.catch(z.array(z.string()), [])

/** The ids of the applications that somebody chose, in the order in which they did. */
export function readSelected(address: URLSearchParams, processId: string): readonly string[] {
  const said = address.get('selected')
  if (said === KEPT) return kept.get(processId) ?? readStored(processId)
  return said ? [...new Set(said.split('.'))] : []
}

export function writeSelected(selected: readonly string[], processId: string): Record<string, string> {
  if (selected.length === 0) return {}
  if (selected.length <= MAX_IN_ADDRESS) return { selected: selected.join('.') }
  if (kept.get(processId) !== selected) keep(processId, selected)
  return { selected: KEPT }
}

function keep(processId: string, selected: readonly string[]): void {
  kept.set(processId, selected)
  try {
    sessionStorage.setItem(storageKey(processId), JSON.stringify(selected))
  } catch {
    // The tab has no room for it: a reload forgets them.
  }
}

function readStored(processId: string): readonly string[] {
  try {
    return storedIds.parse(JSON.parse(sessionStorage.getItem(storageKey(processId)) ?? '[]'))
  } catch {
    return []
  }
}

/** All of a list as it is shown, beside those that were chosen and are not in it: they stay as they are. */
export const withAll = (selected: readonly string[], among: readonly string[], areChosen: boolean): string[] => {
  const shown = new Set(among)
  return areChosen ? [...new Set([...selected, ...among])] : selected.filter((id) => !shown.has(id))
}

/** @param among the list as it is shown: with Shift all between the last that was chosen and this one follow it */
export function withChosen(
  selected: readonly string[],
  id: string,
  isChosen: boolean,
  among?: readonly string[],
): readonly string[] {
  const ids = among ? between(among, selected.at(-1), id) : [id]
  const others = selected.filter((each) => !ids.includes(each))
  if (!isChosen) return others
  const before = new Set(selected)
  return [...selected, ...ids.filter((each) => !before.has(each))]
}

function between(among: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : among.indexOf(from), among.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  return start < end ? among.slice(start, end + 1) : among.slice(end, start + 1).toReversed()
}
