import { AppError } from '#server/app-error.ts'
import { type PropertyPhotoRow, publicPropertyPhoto } from '#server/feed/rows/public-property.ts'
import { bytesOnTheirWay } from '#server/handover/announce-file.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { Doing, Done } from '#server/scope/served-command.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import * as commands from '#shared/property/photo/commands.ts'

type OfPhotos = Doing<(typeof commands)['addPhoto' | 'changePhoto']['endpoint']>
type DonePhoto = Pick<OfPhotos, 'records' | 'params'> &
  Pick<Done<Endpoint, 'property_photo'>, 'before' | 'after' | 'written'>

/** One after the other: whoever comes second counts what the first did. */
const lock = ({ records, params: { propertyId } }: OfPhotos) => records.lock('property', propertyId)
const answer = ({ after }: { after: PropertyPhotoRow }) => publicPropertyPhoto(after)

/** Where it stands among the others is no line. */
async function log({ records, params: { propertyId }, before, after, written }: DonePhoto) {
  const isNew = written.some(({ how }) => how === 'insert')
  if (!isNew && before.isRemoved === after.isRemoved) return undefined
  const { id, name } = await records.find('property', propertyId)
  const kind = after.isRemoved ? ('photo_removed' as const) : ('photo_added' as const)
  return { kind, record: { type: 'property' as const, id, name } }
}

export const addPhoto = serveCommand(commands.addPhoto, {
  lock,
  amend:
    ({ scoped, records, params: { propertyId }, body: { size }, deps, now }) =>
    async (write) => {
      const { organizationId } = await records.find('property', propertyId)
      const waiting = await bytesOnTheirWay(scoped, organizationId)
      if (waiting + size > deps.unsubmitted.limits.everybody) throw new AppError('UPLOADS_PAUSED')
      return { ...write, columns: { announcedAt: now } }
    },
  log,
  answer,
})

export const changePhoto = serveCommand(commands.changePhoto, { lock, log, answer })
