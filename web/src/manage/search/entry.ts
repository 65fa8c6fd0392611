import type { ApplicationStatus } from '#shared/application/status.ts'
import type { ProtocolKind, ProtocolStatus } from '#shared/handover/protocol.ts'
import type { ProcessStatus } from '#shared/process/process.ts'

/** A home, as far as one thing is told from another by it. */
export interface EntryHome {
  id: string
  name: string
  address: string
}

interface Common {
  id: string
  /** What it is called, and what it is found by first. */
  name: string
  /** Codes and references, which people type in part. */
  code: string
  /** What it is found by as well. */
  more: string
}

/** Of somebody who can be called: telephone numbers, which people type in part and with signs of their own. */
interface Called {
  phones: readonly string[]
}

/** A record, as far as it is found and told apart. */
export type Entry =
  | (Common & { entity: 'property'; address: string })
  | (Common & { entity: 'process'; status: ProcessStatus; home: EntryHome | undefined })
  | (Common &
      Called & { entity: 'application'; processId: string; status: ApplicationStatus; process: string | undefined })
  | (Common & Called & { entity: 'resident'; home: EntryHome | undefined; propertyId: string })
  | (Common & {
      entity: 'protocol'
      kind: ProtocolKind
      status: ProtocolStatus
      date: string
      home: EntryHome | undefined
    })

/** Names it among all entries. */
export const entryKey = ({ entity, id }: Pick<Entry, 'entity' | 'id'>): string => `${entity}:${id}`
