import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { findDuplicates, traitsOf } from '#shared/application/manager/duplicates.ts'
import type { Alike } from '#web/manage/applications/review/alike.ts'
import { applicantNames } from '#web/manage/applications/review/applicant-names.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

type Application = Shown<'application'>

/** Looked at in one go, which takes a slow phone some milliseconds. */
const SLICE = 100

/** In which other applications the same person seems to apply; none for most. */
export function useAlike(applications: readonly Application[] | undefined): (id: string) => readonly Alike[] {
  const duplicates = useDuplicates(applications)
  const byId = useMemo(() => new Map(applications?.map((each) => [each.id, each])), [applications])
  return useCallback(
    (id) =>
      (duplicates.get(id) ?? [])
        .flatMap((other) => byId.get(other) ?? [])
        .map((each) => ({
          id: each.id,
          processId: each.processId,
          words: `${applicantNames(each)} (${each.reference})`,
        })),
    [duplicates, byId],
  )
}

/** Who seems to apply twice, by id. Found out a little at a time, after the list stands: nobody waits for it to see what changed. */
function useDuplicates(applications: readonly Application[] | undefined): ReadonlyMap<string, string[]> {
  // A record that did not change is the same object as before.
  const [known] = useState(() => new WeakMap<Application, string[]>())
  const [found, setFound] = useState<ReadonlyMap<string, string[]>>(none)
  useEffect(() => {
    const state = { isOver: false }
    const find = async (all: readonly Application[]) => {
      const unknown = all.filter((each) => !known.has(each))
      for (let from = 0; from < unknown.length; from += SLICE) {
        await pause()
        if (state.isOver) return
        for (const each of unknown.slice(from, from + SLICE)) known.set(each, traitsOf(each))
      }
      await pause()
      if (state.isOver) return
      const duplicates = findDuplicates(all, (each) => known.get(each) ?? traitsOf(each))
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

const pause = () => new Promise((resolve) => setTimeout(resolve))
