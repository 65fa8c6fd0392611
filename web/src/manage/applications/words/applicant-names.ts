import type { ManagedApplication } from '#shared/application/manager/application.ts'
import type { SentRenter } from '#shared/application/sent-answers.ts'

export const renterName = ({ firstName, lastName }: Pick<SentRenter, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** The first main renter stands for the application (manager.md, Process page); without one its reference does. */
export function applicantNames({ mainRenters, reference }: Pick<ManagedApplication, 'mainRenters' | 'reference'>) {
  const [first] = mainRenters
  return (first && renterName(first)) || reference
}

/** With the reference, which tells people of the same name apart. */
export function applicantLabel(application: Pick<ManagedApplication, 'mainRenters' | 'reference'>) {
  const names = applicantNames(application)
  return names === application.reference ? names : `${names} (${application.reference})`
}
