import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useDeferredValue, useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import { actionsFrom } from '#shared/application/status.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { watchQuery } from '#web/manage/storage/watch-query.ts'
import { type StepHere, stepsHere } from '#web/manage/ui/steps-here.ts'
import { type DeskCommand, deskCommands } from './desk-commands.ts'
import { type Entry, entryKey } from './entry.ts'
import { indexOf, openedIn } from './kept-index.ts'
import { withoutKind } from './kind-words.ts'
import { createMatcher } from './matcher.ts'
import type { RecordIndex } from './record-index.ts'

/** One line that can be chosen. */
export type Result = { key: string } & (
  | { entry: Entry }
  | { command: DeskCommand }
  | {
      step: StepHere
      /** Whom or what it is about. */
      about: string
      /** By its own words, without a typo. */
      isAsTyped: boolean
    }
)

/** Lines of a kind. */
export interface ResultGroup {
  key: string
  name: MessageDescriptor
  results: readonly Result[]
  /** How many of them are not shown. */
  rest: number
}

const MAX_OF_A_KIND = 8

interface Kind {
  key: string
  name: MessageDescriptor
  entities: ReadonlySet<Entry['entity']>
}

const kinds: readonly Kind[] = [
  { key: 'people', name: msg`People`, entities: new Set(['application', 'resident']) },
  { key: 'homes', name: msg`Properties`, entities: new Set(['property']) },
  { key: 'processes', name: msg`Application processes`, entities: new Set(['process']) },
  { key: 'protocols', name: msg`Handover protocols`, entities: new Set(['protocol']) },
]

/** What people call what they look for, beside its name: “handover Lindenhof”. */
const kindWords: readonly { word: MessageDescriptor; entities: Kind['entities'] }[] = [
  { word: msg`Applications`, entities: new Set(['application']) },
  { word: msg`Handovers`, entities: new Set(['protocol']) },
  { word: msg`Resident`, entities: new Set(['resident']) },
  ...kinds.map(({ name, entities }) => ({ word: name, entities })),
]

interface Found {
  groups: readonly ResultGroup[]
  /** Everything was read. */
  isWhole: boolean
  /** Reads once more, where it could not be. */
  again?: () => void
}

/** What is found of what is typed, on this device; before anything is typed, what was opened from here and what can be done. */
export function useResults(typed: string): Found {
  const { database } = useManager()
  const index = indexOf(database)
  const state = useSyncExternalStore(index.watch, index.state)
  const findKind = useKinds()
  const findCommands = useCommands()
  // What is found as it was typed stands there first, what may have been meant comes after it.
  const isQuick = useDeferredValue(typed) !== typed
  const [tries, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // Whatever the feed brings, and whatever is done here, is written to one of them.
    const changes = watchQuery(() => Promise.all([database.feed.toArray(), database.commands.count()]))
    const refresh = () => void index.refresh()
    // What cannot be watched cannot be read, either, and the index says so.
    const watching = changes.subscribe(refresh, refresh)
    return () => watching.unsubscribe()
  }, [database, index, tries])
  const groups = useMemo(() => {
    const found = findCommands(typed)
    const isStep = (result: Result) => 'step' in result
    const steps = { key: 'steps', name: msg`For what is open`, results: found.filter(isStep), rest: 0 }
    const others = found.filter((each) => !isStep(each))
    const commands = { key: 'commands', name: msg`Commands`, results: others, rest: 0 }
    if (typed.trim() === '') {
      const opened = openedIn(database).flatMap((key) => index.entry(key) ?? [])
      return withSome([
        { key: 'opened', name: msg`Recently opened`, results: opened.map(lineOf), rest: 0 },
        steps,
        commands,
      ])
    }
    const records = new Set([...findKind(typed, index, isQuick), ...index.find(typed, isQuick)])
    // What is done to somebody comes last: nobody who looks for something does it by Enter.
    return withSome([...byKind([...records]), commands, steps])
    // What was read since is another state.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed, isQuick, index, database, findKind, findCommands, state])
  return { groups, isWhole: state.isWhole, ...(state.hasFailed && { again }) }
}

/** The kind of the best comes first, and of each the best. Of many, those about whom is still decided. */
function byKind(found: readonly Entry[]): ResultGroup[] {
  const groups = Map.groupBy(found, ({ entity }) => kinds.find(({ entities }) => entities.has(entity)))
  return [...groups].flatMap(([kind, entries]) => {
    if (!kind) return []
    const rest = Math.max(0, entries.length - MAX_OF_A_KIND)
    const first = rest === 0 ? entries : [...entries.filter(isOpen), ...entries.filter((each) => !isOpen(each))]
    return [{ key: kind.key, name: kind.name, results: first.slice(0, MAX_OF_A_KIND).map(lineOf), rest }]
  })
}

const isOpen = (entry: Entry) => entry.entity === 'application' && actionsFrom(entry.status).length > 0

const lineOf = (entry: Entry): Result => ({ key: entryKey(entry), entry })

const withSome = (groups: readonly ResultGroup[]) => groups.filter(({ results }) => results.length > 0)

/** Of the kind that is named beside what is looked for, in the language of the page. */
function useKinds() {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    const words = kindWords.map(({ word, entities }) => ({ word: i18n._(word), entities }))
    return (typed: string, index: RecordIndex, isQuick: boolean): Entry[] => {
      const of = withoutKind(typed, words)
      if (!of) return []
      const found = index.find(of.rest, isQuick)
      const ofKind = found.filter(({ entity }) => of.entities.has(entity))
      // A home that has none yet leads to where one is made.
      return ofKind.length > 0 ? ofKind : found
    }
    // The words are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n, locale])
}

/** Found by their words in the language of the page; all of them by nothing. */
function useCommands(): (typed: string) => Result[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  // Those of the page behind the search.
  const [here] = useState(stepsHere)
  return useMemo(() => {
    const steps = here.flatMap(({ about, steps: ofPart }, part) =>
      ofPart.map((step) => ({
        key: `step-${part}-${step.hotkey}`,
        words: step.words,
        step,
        about,
        isAsTyped: false,
      })),
    )
    const commands = deskCommands.map((command) => ({ key: command.key, words: command.words, command }))
    const all: Result[] = [...steps, ...commands]
    const [ofSteps, ofCommands] = [steps, commands].map((some) => {
      const matcher = createMatcher()
      for (const { key, words } of some) matcher.put({ key, name: i18n._(words), code: '', more: '' })
      return matcher
    })
    return (typed) => {
      if (typed.trim() === '') return all
      const asTyped = new Set(ofSteps?.findAsTyped(typed))
      const found = [...(ofCommands?.find(typed) ?? []), ...(ofSteps?.find(typed) ?? [])]
      return found.flatMap((each) => {
        const result = all.find(({ key }) => key === each)
        return result && 'step' in result ? { ...result, isAsTyped: asTyped.has(each) } : (result ?? [])
      })
    }
    // The words are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n, locale, here])
}
