import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { accessCode } from '#shared/process/access-code.ts'
import { findByProcessCode, findByPropertyCode, type OfferedProcess } from './store.ts'

/**
 * The process a code leads to, whether it is a process's or a property's own (decisions.md, Codes).
 * @throws AppError PROCESS_NOT_FOUND, or RATE_LIMITED for who guesses
 */
export async function lookUpProcess(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  typed: string,
  client: string,
): Promise<OfferedProcess> {
  await limits.lookUp(client)
  const code = readCode(typed)
  const found = code && ((await findByProcessCode(db, code)) ?? (await findByPropertyCode(db, code)))
  if (found) return found
  await limits.miss(client)
  throw new AppError('PROCESS_NOT_FOUND')
}

/** Undefined for what no code can look like, which need not trouble the database. */
function readCode(typed: string): string | undefined {
  const { data } = accessCode.safeParse(typed)
  return data && /^[A-Z0-9]+$/.test(data) ? data : undefined
}
