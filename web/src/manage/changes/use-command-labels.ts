import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { applicationStatuses } from '#shared/application/status.ts'
import type { ManagedProcess } from '#shared/process/manager/process.ts'
import { nowhere } from '#web/manage/facts/around.ts'
import { useProcessFacts } from '#web/manage/facts/use-process-facts.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { wantedOf } from '#web/manage/sync/conflicts/wanted-change.ts'
import { commandLabels, decisionLabels, theirLabels } from './command-labels.ts'
import { changedNames } from './conflict-lines.ts'

/** What somebody did, in a sentence. */
export function useCommandLabels() {
  const { t, i18n } = useLingui()
  const processFacts = useProcessFacts()

  const done = (command: StoredCommand): string => {
    const { name, params, base } = command
    // What an older version kept has no names of its own.
    const [label, home, person] = [base.label || '–', base.home ?? '–', base.person ?? '–']
    switch (name) {
      case 'changeProcess':
        return changedProcess(command, label)
      case 'changeStatus':
        return i18n._(decisionLabels[statusOf(params?.['status']) ?? 'submitted'](label))
      case 'changeView': {
        const { name } = viewChange.parse(command.body)
        return name === undefined
          ? t`You changed what the view ${label} shows.`
          : t`You renamed the view ${label}: ${name}.`
      }
      case 'setStar':
        return marks.parse(command.body).isStarred ? t`You starred ${label}.` : t`You took the star from ${label}.`
      case 'setTag': {
        const { isTagged, ...mark } = marks.parse(command.body)
        const tag = mark.tag || '–'
        return isTagged ? t`You tagged ${label}: ${tag}.` : t`You took the tag ${tag} from ${label}.`
      }
      default: {
        // One of another version of the app.
        if (!Object.hasOwn(commandLabels, name)) return t`You made a change.`
        const words = commandLabels[name as keyof typeof commandLabels] // looked up
        return i18n._(words({ label, home, person }))
      }
    }
  }

  const changedProcess = (command: StoredCommand, label: string) => {
    const { status } = processChange.parse(command.body)
    if (status === 'closed') return t`You closed ${label}.`
    if (status === 'open') return t`You reopened ${label}.`
    const { seen } = command.base
    // An older version did not write down what was seen, and sent everything.
    if (!seen) return t`You changed the conditions and emails of ${label}.`
    const told = (row: object) => processFacts(row as ManagedProcess, nowhere) // of a change of processes
    const names = changedNames(told(seen), told(wantedOf([command], seen).mine)).join(', ')
    return names ? t`You changed ${label}: ${names}.` : t`You changed the conditions and emails of ${label}.`
  }

  /** What a colleague did instead. */
  const theirs = (code = '', by = ''): string => {
    const status = statusOf(code)
    return status ? i18n._(theirLabels[status](by)) : t`${by} changed it.`
  }

  /** Whose offer for the same home stands. */
  const taken = (by: string, name: string): string => t`${by} noted that ${name} accepted the offer for this home.`

  return { done, theirs, taken }
}

const statusOf = (code: string | undefined) => applicationStatuses.find((status) => status === code)

const processChange = z.catch(z.object({ status: z.optional(z.string()) }), {})
const viewChange = z.catch(z.object({ name: z.optional(z.string()) }), {})
const marks = z.catch(
  z.object({ isStarred: z.optional(z.boolean()), tag: z._default(z.string(), ''), isTagged: z.optional(z.boolean()) }),
  { tag: '' },
)
/** Names alone say nothing of money. */
