import { startTransition, useEffect, useState } from 'react'
import { findDuplicates, traitsOf } from '#shared/application/manager/duplicates.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

type Application = Shown<'application'>

/** Looked at in one go, which takes a slow phone some milliseconds. */
const SLICE = 100

/** Who seems to apply twice, by id. Found out a little at a time, after the list stands: nobody waits for it to see what changed. */
export function useDuplicates(applications: readonly Application[] | undefined): ReadonlyMap<string, string[]> {
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
