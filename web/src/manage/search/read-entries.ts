import { rentersOf } from '#shared/application/guarantor.ts'
import { formatDate } from '#shared/dates.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readSlices } from '#web/manage/sync/commands/read-slices.ts'
import type { Entry, EntryHome } from './entry.ts'

/** All that can be found, slice by slice: homes first, since the others are told apart by them. */
export async function* readEntries(database: ManagerDatabase): AsyncGenerator<Entry[]> {
  const homes = new Map<string, EntryHome>()
  const processes = new Map<string, string>()
  for await (const rows of readSlices(database, 'property')) {
    for (const { id, name, address } of rows) homes.set(id, { id, name, address })
    yield rows.map(ofProperty)
  }
  for await (const rows of readSlices(database, 'process')) {
    for (const { id, name, code } of rows) processes.set(id, name || code)
    yield rows.map((row) => ofProcess(row, homes.get(row.propertyId)))
  }
  for await (const rows of readSlices(database, 'resident'))
    yield rows.map((row) => ofResident(row, homes.get(row.propertyId)))
  for await (const rows of readSlices(database, 'protocol'))
    yield rows.map((row) => ofProtocol(row, homes.get(row.propertyId)))
  for await (const rows of readSlices(database, 'application'))
    yield rows.map((row) => ofApplication(row, processes.get(row.processId)))
}

const ofProperty = ({ id, name, code, address }: FeedRecords['property']): Entry => ({
  entity: 'property',
  id,
  name,
  code,
  more: address,
  address,
})

const ofProcess = ({ id, name, code, status }: FeedRecords['process'], home: EntryHome | undefined): Entry => ({
  entity: 'process',
  id,
  name,
  code,
  more: home ? `${home.name} ${home.address}` : '',
  status,
  home,
})

function ofApplication(row: FeedRecords['application'], process: string | undefined): Entry {
  const { id, processId, reference, status, mainRenters } = row
  return {
    entity: 'application',
    id,
    name: rentersOf(mainRenters)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
      .join(', '),
    code: reference,
    more: mainRenters.map(({ email }) => email).join(' '),
    phones: mainRenters.map(({ phone }) => phone),
    processId,
    status,
    process,
  }
}

const ofResident = (row: FeedRecords['resident'], home: EntryHome | undefined): Entry => ({
  entity: 'resident',
  id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  code: '',
  more: row.email,
  phones: row.phone ? [row.phone] : [],
  home,
  propertyId: row.propertyId,
})

/** Its day is looked for as it is written here, and as computers sort it. */
function ofProtocol(row: FeedRecords['protocol'], home: EntryHome | undefined): Entry {
  const { id, status, content, date } = row
  return {
    entity: 'protocol',
    id,
    name: home?.name ?? '',
    code: '',
    more: `${formatDate(date)} ${date} ${home?.address ?? ''} ${row.participants.join(' ')}`,
    kind: content.kind,
    status,
    date,
    home,
  }
}
