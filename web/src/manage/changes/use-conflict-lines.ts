import { useLingui } from '@lingui/react/macro'
import { applicationStatuses } from '#shared/application/status.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { type Fact, fact } from '#web/manage/facts/fact.ts'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import { type Around, nowhere } from '#web/manage/facts/around.ts'
import { usePersonFacts } from '#web/manage/facts/use-person-facts.ts'
import { useProcessFacts } from '#web/manage/facts/use-process-facts.ts'
import { usePropertyFacts } from '#web/manage/facts/use-property-facts.ts'
import { useProtocolFacts } from '#web/manage/facts/use-protocol-facts.ts'
import { useRoomFacts } from '#web/manage/facts/use-room-facts.ts'
import { useViewFacts } from '#web/manage/facts/use-view-facts.ts'
import type { StoredCommand } from '#web/manage/storage/stored-command.ts'
import { type Said, wantedOf } from '#web/manage/sync/conflicts/wanted-change.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { type ConflictLine, changedNames, conflictLines } from './conflict-lines.ts'

/** How a record is told that a change is about. */
function useFactsOf() {
  const { t, i18n } = useLingui()
  const processFacts = useProcessFacts()
  const personFacts = usePersonFacts()
  const roomFacts = useRoomFacts()
  const protocolFacts = useProtocolFacts()
  const propertyFacts = usePropertyFacts()
  const viewFacts = useViewFacts()

  const rentFacts = (property: FeedRecords['property']): Fact[] => [
    fact(t`Base rent`, property.baseRent, moneyIn(property.baseRent, property)),
    fact(t`Side costs`, property.sideCosts, moneyIn(property.sideCosts, property)),
  ]
  const statusFacts = (code: unknown): Fact[] => {
    const status = applicationStatuses.find((each) => each === code)
    return [fact(t`Status`, status, status && i18n._(applicationStatusNames[status]))]
  }

  /** As it is told of a record that is about this; undefined for what nobody can write over. */
  const factsOf = (name: string, around: Around): ((row: never) => Fact[]) | undefined => {
    switch (name) {
      case 'changeDetails':
        return propertyFacts
      case 'changeRent':
        return rentFacts
      case 'changeResident':
      case 'moveOutResident':
        return personFacts
      case 'changeProcess':
      case 'closeProcessFor':
        return (row: FeedRecords['process']) => processFacts(row, around)
      case 'putRoom':
        return (row: FeedRecords['protocol_room']) => roomFacts(row.content, around.law)
      case 'changeProtocol':
        return (row: FeedRecords['protocol']) => protocolFacts(row.content)
      case 'changeView':
        return viewFacts
      default:
        return undefined
    }
  }

  return { factsOf, statusFacts }
}

/** What a change wanted and what stands instead, thing by thing; only where they differ. */
export function useConflictLines() {
  const { factsOf, statusFacts } = useFactsOf()
  /** @param changes of one record, in the order in which they were made; the first was refused */
  return (changes: readonly StoredCommand[], record: object | undefined, around: Around): ConflictLine[] => {
    const { name = '', params, outcome } = changes[0] ?? {}
    if (name === 'changeStatus') {
      const [mine, theirs] = [statusFacts(params?.['status']), statusFacts(outcome?.current?.status)]
      return conflictLines({ seen: undefined, mine, theirs })
    }
    const facts = factsOf(name, around)
    if (!facts || !record) return []
    const { seen, mine } = wantedOf(changes, record)
    const told = (row: Said | object) => facts(row as never) // the record that this change is about
    return conflictLines({ seen: seen && told(seen), mine: told(mine), theirs: told(record) })
  }
}

/** What changes of one record say that was not so before, by its names: what is lost with them. */
export function useChangedNames() {
  const { factsOf } = useFactsOf()
  return (changes: readonly StoredCommand[]): string[] => {
    const { name = '', base } = changes[0] ?? {}
    const facts = factsOf(name, nowhere)
    if (!facts) return []
    const { seen, mine } = wantedOf(changes, base?.seen ?? {})
    const told = (row: Said) => facts(row as never) // the record that this change is about
    return isTold(mine) ? changedNames(seen ? told(seen) : [], told(mine)) : []
  }
}

/** Names alone say nothing of money. */
/** An older version did not write down what a change was made on, and without it there may be nothing to tell. */
const isTold = (row: Said) => Object.keys(row).length > 0
