import type { AdminDeps } from '#server/deps.ts'
import { continueFile, fileProgress } from '#server/handover/transfer-file.ts'
import { type Handlers, reply } from '#server/scope/mount-contract.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import type { photoContract } from '#shared/property/photo/contract.ts'
import * as commands from './photo-commands.ts'
import { announcedPhoto, downloadPhoto } from './photo-files.ts'

export const photoRoutes = (deps: AdminDeps): Handlers<typeof photoContract> => ({
  ...handlersOf(commands, deps),
  async photoProgress({ params, scope }) {
    const { offset, length } = await fileProgress({ scope, ...deps }, await announcedPhoto(scope, params))
    return reply({ headers: { 'Upload-Offset': String(offset), 'Upload-Length': String(length) } })
  },
  async continuePhoto({ params, body, scope }) {
    const offset = await continueFile({ scope, ...deps }, await announcedPhoto(scope, params), body)
    return reply({ headers: { 'Upload-Offset': String(offset) } })
  },
  downloadPhoto: ({ params, scope }) => downloadPhoto(scope, deps.storage, params),
})
