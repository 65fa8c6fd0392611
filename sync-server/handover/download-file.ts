import { AppError } from '#server/app-error.ts'
import type { AdminDeps } from '#server/deps.ts'
import { attachment } from '#server/http/attachment.ts'
import type { Scope } from '#server/scope/scope.ts'
import { protocolFileKinds } from '#shared/handover/file.ts'
import { fileKey, findFile } from './protocol-files.ts'

/** A file is reached through its protocol, or a later version of it. @throws AppError NOT_FOUND, also for one on its way */
export async function downloadFile(
  scope: Scope,
  storage: Pick<AdminDeps['storage'], 'read'>,
  place: { id: string; fileId: string },
): Promise<Response> {
  const { protocol, file } = await findFile(scope, place)
  const body = file.storedAt ? await storage.read(fileKey(file)) : undefined
  if (!body) throw new AppError('NOT_FOUND')
  const name = file.kind === 'pdf' ? `Abnahmeprotokoll-${protocol.date}.pdf` : `${protocol.date}-${file.id}.jpg`
  return attachment(body, { name, contentType: protocolFileKinds[file.kind], size: file.size })
}
