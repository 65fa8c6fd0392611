import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSelected, withAll, withChosen } from './selection.ts'

/** Which applications somebody chose, to compare them or to decide about all of them. */
export interface Selection {
  /** In the order in which they were chosen; some may be left out by what is looked for. */
  ids: readonly string[]
  /** @param among with Shift: the list as it is shown, of which all between the last choice and this one are meant */
  choose: (id: string, isChosen: boolean, among?: readonly string[]) => void
  /** Of the list as it is shown. */
  chooseAll: (among: readonly string[], areChosen: boolean) => void
  clear: () => void
}

export function useSelection(processId: string): Selection {
  const [address] = useSearchParams()
  const [ids, setIds] = useState(() => readSelected(address, processId))
  const choose = useCallback<Selection['choose']>(
    (id, isChosen, among) => setIds((now) => withChosen(now, id, isChosen, among)),
    [],
  )
  const chooseAll = useCallback<Selection['chooseAll']>(
    (among, areChosen) => setIds((now) => withAll(now, among, areChosen)),
    [],
  )
  return { ids, choose, chooseAll, clear: () => setIds([]) }
}
