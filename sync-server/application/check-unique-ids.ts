import { AppError } from '#server/app-error.ts'
import { detail } from '#server/http/validate.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'

/** Two renters, or two documents, under one id could not be told apart later. @throws AppError VALIDATION_FAILED */
export function checkUniqueIds(mainRenters: readonly MainRenter[]): void {
  const renters = mainRenters.map(({ id }, index) => ({ id, path: ['mainRenters', index, 'id'] }))
  const documents = mainRenters.flatMap((renter, index) =>
    renter.documents.map(({ id }, place) => ({ id, path: ['mainRenters', index, 'documents', place, 'id'] })),
  )
  const details = [...repeated(renters), ...repeated(documents)].map(({ path }) => detail(path, 'invalid'))
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details })
}

function repeated<T extends { id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => seen.size === seen.add(id).size)
}
