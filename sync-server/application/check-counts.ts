import { AppError } from '#server/app-error.ts'
import { detail } from '#server/http/validate.ts'
import { MAX_MAIN_RENTERS } from '#shared/application/sections.ts'
import { isRecord } from '#shared/canonical-json.ts'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { IssueCode } from '#shared/issues.ts'

/**
 * Refuses more people and documents than the rules allow, which look at the length of a list only when they have looked at everything in
 * it. What is no list at all is for them to say. @throws AppError VALIDATION_FAILED
 */
export function checkCounts(posted: unknown): void {
  const renters = isRecord(posted) ? posted['mainRenters'] : undefined
  if (!Array.isArray(renters)) return
  if (renters.length > MAX_MAIN_RENTERS) refuse(['mainRenters'], 'too_many_main_renters')
  for (const [index, renter] of renters.entries()) {
    const documents: unknown = isRecord(renter) ? renter['documents'] : undefined
    if (!Array.isArray(documents) || documents.length <= MAX_DOCUMENTS_PER_RENTER) continue
    refuse(['mainRenters', index, 'documents'], 'too_many_documents')
  }
}

function refuse(path: PropertyKey[], code: IssueCode): never {
  throw new AppError('VALIDATION_FAILED', { details: [detail(path, code)] })
}
