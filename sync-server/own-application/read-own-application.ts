import { AppError } from '#server/app-error.ts'
import { type ApplicationRow, findApplication } from '#server/application/store.ts'
import type { Deps } from '#server/deps.ts'
import { publicApplication } from '#server/feed/rows/public-application.ts'
import { attachment } from '#server/http/attachment.ts'
import type { OwnApplication } from '#shared/application/own-contract.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { rentCountries } from '#shared/money.ts'
import { findOwnApplication, type Held } from './find-own-application.ts'

type OwnDeps = Pick<Deps, 'db' | 'limits' | 'storage' | 'now'>

/** @throws AppError as `findOwnApplication` */
export const readOwnApplication = async (deps: OwnDeps, held: Held): Promise<OwnApplication> =>
  ownApplicationOf(await findOwnApplication(deps, held, findApplication))

/** Never its status: what became of it is told by people. */
export function ownApplicationOf(row: ApplicationRow): OwnApplication {
  const { id, reference, createdAt, mainRenters, generalInfo, withdrawnAt } = publicApplication(row)
  const { address } = row.rentObject
  const country = rentCountries.find((each) => each === row.rentObject['country'])
  const propertyAddress = typeof address === 'string' ? address : ''
  return {
    id,
    reference,
    receivedAt: createdAt,
    withdrawnAt,
    propertyAddress,
    ...(country && { country }),
    mainRenters,
    generalInfo,
  }
}

/** @throws AppError as `findOwnApplication`; NOT_FOUND for one that it does not list, or whose file is gone */
export async function downloadOwnDocument(
  { storage, ...deps }: OwnDeps,
  documentId: string,
  held: Held,
): Promise<Response> {
  const row = await findOwnApplication(deps, held, findApplication)
  const listed = publicApplication(row).mainRenters.flatMap(({ documents }) => documents)
  const document = listed.find(({ id }) => id === documentId)
  if (!document) throw new AppError('NOT_FOUND')
  const key = documentKey({ applicationId: row.id, id: documentId })
  const [stored, body] = [await storage.stat(key), await storage.read(key)]
  if (!stored || !body) throw new AppError('NOT_FOUND')
  return attachment(body, { name: document.originalName, contentType: document.contentType, size: stored.size })
}
