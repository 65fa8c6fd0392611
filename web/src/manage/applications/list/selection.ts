/** More would not fit side by side. */
export const MAX_COMPARED = 8

/** As many as an address takes that people send each other. */
const MAX_IN_ADDRESS = 60

/** What is more than an address takes, by process: as long as the page is open it waits here. */
const kept = new Map<string, readonly string[]>()
const KEPT = 'kept'

/** The ids of the applications that somebody chose, in the order in which they did. */
export function readSelected(address: URLSearchParams, processId: string): readonly string[] {
  const said = address.get('selected')
  if (said === KEPT) return kept.get(processId) ?? []
  return said ? [...new Set(said.split('.'))] : []
}

export function writeSelected(selected: readonly string[], processId: string): Record<string, string> {
  if (selected.length === 0) return {}
  if (selected.length <= MAX_IN_ADDRESS) return { selected: selected.join('.') }
  kept.set(processId, selected)
  return { selected: KEPT }
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
