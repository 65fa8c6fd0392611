import { downloadZip } from 'client-zip'
import { organizations } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import { attachment } from '#server/http/attachment.ts'
import type { Scope } from '#server/scope/scope.ts'
import { archivedFiles } from './archived-files.ts'
import { archivedTables } from './archived-tables.ts'

/**
 * Everything of an organization as one ZIP, made while it is read: it needs the room of one page of rows or one piece of a file, however
 * large it is. Says in the log who took it out.
 * @throws AppError NOT_FOUND
 */
export async function exportOrganization(
  scope: Scope,
  { storage, now }: Pick<AdminDeps, 'storage' | 'now'>,
  id: string,
): Promise<Response> {
  const { name } = await scope.transaction(async (scoped) => {
    const organization = await scoped.find(organizations, id)
    const record = { type: 'organization' as const, id, name: organization.name }
    await scoped.note({ kind: 'organization_exported', organizationId: id, record })
    return organization
  })
  const at = now()
  const { body } = downloadZip(entries(scope, storage, { id, at }))
  if (!body) throw new Error('an archive without a body')
  return attachment(body, { name: `${name} ${at.toISOString().slice(0, 10)}.zip`, contentType: 'application/zip' })
}

async function* entries(scope: Scope, storage: AdminDeps['storage'], { id, at }: { id: string; at: Date }) {
  yield* archivedTables(scope, id, at)
  yield* archivedFiles(scope, storage, id)
}
