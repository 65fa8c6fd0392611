import { AppError } from '#server/app-error.ts'
import { type PropertyPhotoRow, publicPropertyPhoto } from '#server/feed/rows/public-property.ts'
import { bytesOnTheirWay } from '#server/handover/announce-file.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import type { Doing } from '#server/scope/served-command.ts'
import * as commands from '#shared/property/photo/commands.ts'

type OfPhotos = Doing<(typeof commands)['addPhoto' | 'changePhoto']['endpoint']>

/** One after the other: whoever comes second counts what the first did. */
const lock = ({ records, params: { propertyId } }: OfPhotos) => records.lock('property', propertyId)
const answer = ({ after }: { after: PropertyPhotoRow }) => publicPropertyPhoto(after)

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
  answer,
})

export const changePhoto = serveCommand(commands.changePhoto, { lock, answer })
