import { startTransition, useCallback, useEffect, useState } from 'react'
import { duplicateFinder, traitsOf } from '#shared/application/manager/duplicates.ts'
import type { Alike } from '#web/manage/applications/words/alike.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

type Application = Shown<'application'>

/** So long nothing has come or changed. */
const QUIET_MS = 200
/** What it takes in one go. */
const SLICE_MS = 5

/** In which other applications the same person seems to apply; none for most. */
export function useAlike(applications: readonly Application[] | undefined): (id: string) => readonly Alike[] {
  const duplicates = useDuplicates(applications)
  return useCallback(
    (id) => {
      const others = new Set(duplicates.get(id))
      // For most nobody is looked for.
      const found = others.size === 0 ? [] : (applications?.filter((each) => others.has(each.id)) ?? [])
      return found.map((each) => ({
        id: each.id,
        processId: each.processId,
        words: `${applicantNames(each)} (${each.reference})`,
      }))
    },
    [duplicates, applications],
  )
}

/** Who seems to apply twice, by id. Found out a little at a time, once the list stays as it is: nobody waits for it to see what changed. */
function useDuplicates(applications: readonly Application[] | undefined): ReadonlyMap<string, string[]> {
  // A record that did not change is the same object as before.
  const [known] = useState(() => new WeakMap<Application, string[]>())
  const [found, setFound] = useState<ReadonlyMap<string, string[]>>(none)
  useEffect(() => {
    const state = { isOver: false }
    const find = async (all: readonly Application[]) => {
      const finder = duplicateFinder()
      let until = 0
      for (const each of all) {
        if (performance.now() > until) {
          await pause(until === 0 ? QUIET_MS : 0)
          if (state.isOver) return
          until = performance.now() + SLICE_MS
        }
        const traits = known.get(each) ?? traitsOf(each)
        known.set(each, traits)
        finder.add(each.id, traits)
      }
      const duplicates = finder.found()
      startTransition(() => setFound(duplicates))
    }
    if (applications) void find(applications)
    return () => {
      state.isOver = true
    }
  }, [applications, known])
  return found
}

const none: ReadonlyMap<string, string[]> = new Map()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
