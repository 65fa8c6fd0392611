import { sendDocument } from '#server/application/send-document.ts'
import { type ApplicationRow, findApplication } from '#server/application/store.ts'
import type { Deps } from '#server/deps.ts'
import { publicApplication } from '#server/feed/rows/public-application.ts'
import type { OwnApplication } from '#shared/application/own-contract.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { findOwnApplication, type Held } from './find-own-application.ts'

type OwnDeps = Pick<Deps, 'db' | 'limits' | 'storage' | 'now'>

/** @throws AppError as `findOwnApplication` */
export const readOwnApplication = async (deps: OwnDeps, held: Held): Promise<OwnApplication> =>
  ownApplicationOf(await findOwnApplication(deps, held, findApplication))

/** Never its status: what became of it is told by people. */
export function ownApplicationOf(row: ApplicationRow): OwnApplication {
  const { id, reference, createdAt, mainRenters, generalInfo, withdrawnAt } = publicApplication(row)
  const { address } = row.rentObject
  const country = homeCountries.find((each) => each === row.rentObject['country'])
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

/** @throws AppError as `findOwnApplication` and `sendDocument` */
export const downloadOwnDocument = async ({ storage, ...deps }: OwnDeps, documentId: string, held: Held) =>
  sendDocument(storage, await findOwnApplication(deps, held, findApplication), documentId)
