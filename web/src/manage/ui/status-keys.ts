import type { ApplicationStatus } from '#shared/application/status.ts'

/** The key of each step, alone. From no status two steps have the same. */
export const statusKeys: Record<ApplicationStatus, string> = {
  accepted: 'a',
  withdrawn: 'w',
  rejected: 'r',
  offer_sent: 'o',
  offer_accepted: 'o',
  submitted: 's',
}
