import { type ApplicationRow, publicApplication } from '#server/feed/rows/public-application.ts'
import type { WholeApplication } from '#shared/application/manager/contract.ts'

export function wholeApplication(row: ApplicationRow): WholeApplication {
  const application = publicApplication(row)
  return {
    ...application,
    mainRenters: application.mainRenters.map((renter) => ({
      ...renter,
      reference: { ...renter.reference, contactName: renter.reference.name },
    })),
    rentObject: { ...row.rentObject, baseRent: row.rentObject['rent'] ?? null },
  }
}

/** As a record of the log: by the name of who applies. */
export function recordOf({ id, mainRenters: [first], reference }: ApplicationRow) {
  const name = first ? `${first.firstName} ${first.lastName}` : reference
  return { type: 'application' as const, id, name }
}
