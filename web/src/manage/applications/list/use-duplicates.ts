import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { duplicateFinder, traitsOf } from '#shared/application/manager/duplicates.ts'
import type { Alike } from '#web/manage/applications/words/alike.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

type Application = Shown<'application'>
type Finder = ReturnType<typeof duplicateFinder>

/** So long nothing has come or changed. */
const QUIET_MS = 200
/** What it takes in one go. */
const SLICE_MS = 5
/** An agency that applies for many is one address in hundreds of them. */
const MAX_NAMED = 20

/**
 * In which other applications the same person seems to apply; none for most.
 * @param applications of one process; undefined while they are read
 * @param byId those that can be named
 */
export function useAlike(
  applications: readonly Application[] | undefined,
  byId: ReadonlyMap<string, Application>,
): (id: string) => readonly Alike[] {
  const { finder, traits } = useFinder(applications)
  return useCallback(
    (id) => {
      const application = byId.get(id)
      const others = application && finder ? finder.alike(id, traits(application)) : []
      return others
        .slice(0, MAX_NAMED)
        .flatMap((other) => byId.get(other) ?? [])
        .map((each) => ({
          id: each.id,
          processId: each.processId,
          words: `${applicantNames(each)} (${each.reference})`,
        }))
    },
    [finder, traits, byId],
  )
}

/** Who is looked through, and whether somebody else is by now. */
interface Search {
  all: readonly Application[]
  isOver: boolean
}

/** Looked through a little at a time, once the list stays as it is: nobody waits for it to see what changed. */
function useFinder(applications: readonly Application[] | undefined) {
  const [finder, setFinder] = useState<Finder>()
  const [traits] = useState(keptTraits)
  const last = useRef<Search>(undefined)
  useEffect(() => {
    if (!applications) return
    // What is decided about somebody changes nobody they are.
    if (last.current && areSamePeople(last.current.all, applications, traits)) {
      last.current.all = applications
      return
    }
    const search = { all: applications, isOver: false }
    if (last.current) last.current.isOver = true
    last.current = search
    void lookThrough(search, traits).then((found) => found && startTransition(() => setFinder(found)))
  }, [applications, traits])
  useEffect(
    () => () => {
      if (last.current) last.current.isOver = true
      last.current = undefined
    },
    [],
  )
  return { finder, traits }
}

/** A record that did not change is the same object as before. */
function keptTraits() {
  const known = new WeakMap<Application, string[]>()
  return (application: Application): string[] => {
    const traits = known.get(application) ?? traitsOf(application)
    known.set(application, traits)
    return traits
  }
}

const areSamePeople = (
  before: readonly Application[],
  after: readonly Application[],
  traits: (application: Application) => string[],
) =>
  before.length === after.length &&
  after.every((each, at) => {
    const old = before[at]
    return old === each || (old?.id === each.id && traits(old).join() === traits(each).join())
  })

/** @returns undefined where others are looked through by now */
async function lookThrough(
  search: Search,
  traits: (application: Application) => string[],
): Promise<Finder | undefined> {
  const finder = duplicateFinder()
  let until = 0
  for (const each of search.all) {
    if (performance.now() > until) {
      await pause(until === 0 ? QUIET_MS : 0)
      if (search.isOver) return undefined
      until = performance.now() + SLICE_MS
    }
    finder.add(each.id, traits(each))
  }
  return finder
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
