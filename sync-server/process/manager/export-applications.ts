import { applicationProcesses, properties } from '#server/db/schema.ts'
import { attachment } from '#server/http/attachment.ts'
import type { Scope } from '#server/scope/scope.ts'
import { type Language, localeIn } from '#shared/languages.ts'
import { rulesAskedBy } from '#shared/policy/policy-packs.ts'
import { applicationTable } from './application-table.ts'

/** Says in the log who took the applicants' data out. @throws AppError PROCESS_NOT_FOUND, ACCESS_DENIED */
export async function exportApplications(scope: Scope, id: string, language: Language): Promise<Response> {
  const { process, country } = await scope.transaction(async (scoped) => {
    const row = await scoped.find(applicationProcesses, id)
    const { organizationId, name } = row
    await scoped.note({ kind: 'applications_exported', organizationId, record: { type: 'process', id, name } })
    return { process: row, country: (await scoped.find(properties, row.propertyId)).country }
  })
  const name = `applications-${process.code}.csv`
  return attachment(
    applicationTable(scope, id, localeIn(country, language), { country, rules: rulesAskedBy(process) }),
    {
      name,
      contentType: 'text/csv; charset=utf-8',
    },
  )
}
