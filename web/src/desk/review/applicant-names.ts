import type { ManagedApplication, ManagedRenter } from '#shared/application/managed-application.ts'

export const renterName = ({ firstName, lastName }: Pick<ManagedRenter, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** The first main renter stands for the application (admin.md §2); without one its reference does. */
export function applicantNames({ mainRenters, reference }: Pick<ManagedApplication, 'mainRenters' | 'reference'>) {
  const [first] = mainRenters
  return (first && renterName(first)) || reference
}
