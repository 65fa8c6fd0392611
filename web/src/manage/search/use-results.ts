import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { canResubmit } from '#shared/application/status.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { watchQuery } from '#web/manage/storage/watch-query.ts'
import { type DeskCommand, deskCommands } from './desk-commands.ts'
import { type Entry, entryKey } from './entry.ts'
import { indexOf, openedIn } from './kept-index.ts'
import { createMatcher } from './matcher.ts'

/** One line that can be chosen. */
export type Result = { key: string } & ({ entry: Entry } | { command: DeskCommand })

/** Lines of a kind. */
export interface ResultGroup {
  key: string
  name: MessageDescriptor
  results: readonly Result[]
  /** How many of them are not shown. */
  rest: number
}

const MAX_OF_A_KIND = 8

const kinds = [
  { key: 'people', name: msg`People`, entities: new Set<Entry['entity']>(['application', 'resident']) },
  { key: 'homes', name: msg`Properties`, entities: new Set<Entry['entity']>(['property']) },
  { key: 'processes', name: msg`Application processes`, entities: new Set<Entry['entity']>(['process']) },
  { key: 'protocols', name: msg`Handover protocols`, entities: new Set<Entry['entity']>(['protocol']) },
] as const

/** What is found of what is typed, on this device; before anything is typed, what was opened from here and what can be done. */
export function useResults(typed: string): { groups: readonly ResultGroup[]; isWhole: boolean } {
  const { database } = useManager()
  const index = indexOf(database)
  const state = useSyncExternalStore(index.watch, index.state)
  const findCommands = useCommands()
  // What is found as it was typed stands there first, what may have been meant comes after it.
  const isQuick = useDeferredValue(typed) !== typed
  useEffect(() => {
    // Whatever the feed brings, and whatever is done here, is written to one of them.
    const changes = watchQuery(() => Promise.all([database.feed.toArray(), database.commands.count()]))
    const watching = changes.subscribe(
      () => void index.refresh(),
      () => {},
    )
    return () => watching.unsubscribe()
  }, [database, index])
  const groups = useMemo(() => {
    const commands = { key: 'commands', name: msg`Commands`, results: findCommands(typed), rest: 0 }
    if (typed.trim() === '') {
      const opened = openedIn(database).flatMap((key) => index.entry(key) ?? [])
      return withSome([{ key: 'opened', name: msg`Recently opened`, results: opened.map(lineOf), rest: 0 }, commands])
    }
    return withSome([...byKind(index.find(typed, isQuick)), commands])
    // What was read since is another state.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed, isQuick, index, database, findCommands, state])
  return { groups, isWhole: state.isWhole }
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

const isOpen = (entry: Entry) => entry.entity === 'application' && !canResubmit(entry.status)

const lineOf = (entry: Entry): Result => ({ key: entryKey(entry), entry })

const withSome = (groups: readonly ResultGroup[]) => groups.filter(({ results }) => results.length > 0)

/** Found by their words in the language of the page; all of them by nothing. */
function useCommands(): (typed: string) => Result[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    const matcher = createMatcher()
    const all = deskCommands.map((command) => ({ key: command.key, command }))
    for (const { key, command } of all) matcher.put({ key, name: i18n._(command.words), code: '', more: '' })
    return (typed) =>
      typed.trim() === '' ? all : matcher.find(typed).flatMap((found) => all.find(({ key }) => key === found) ?? [])
    // The words are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n, locale])
}
