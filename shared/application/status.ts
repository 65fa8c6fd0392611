export const applicationStatuses = [
  'submitted',
  'accepted',
  'rejected',
  'withdrawn',
  'offer_sent',
  'offer_accepted',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/**
 * In the order the action list offers them: withdrawn and rejected always come last (manager.md, Application statuses).
 */
const nextStatuses: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  submitted: ['accepted', 'withdrawn', 'rejected'],
  accepted: ['offer_sent', 'withdrawn', 'rejected'],
  offer_sent: ['offer_accepted', 'withdrawn', 'rejected'],
  rejected: [],
  withdrawn: [],
  offer_accepted: [],
}

export const actionsFrom = (status: ApplicationStatus) => nextStatuses[status]

/** Over without a home: what is kept of these has an end, unless they are submitted again. */
export const settledStatuses = ['rejected', 'withdrawn'] as const satisfies readonly ApplicationStatus[]

export const canResubmit = (status: ApplicationStatus) => settledStatuses.some((settled) => settled === status)

export const canChangeStatus = (from: ApplicationStatus, to: ApplicationStatus) =>
  actionsFrom(from).includes(to) || (to === 'submitted' && canResubmit(from))

/** What has to be done to come from one to another; undefined where no way leads. */
export function stepsTo(from: ApplicationStatus, to: ApplicationStatus): ApplicationStatus[] | undefined {
  if (canChangeStatus(from, to)) return [to]
  return canResubmit(from) && canChangeStatus('submitted', to) ? ['submitted', to] : undefined
}

/** What was decided of an application, by managers and by who applied. */
export interface Decided {
  status: ApplicationStatus
  /** When the applicant took it back by themselves; they are not asked again: nothing follows. */
  withdrawnAt: unknown
}

/** As `canChangeStatus`, of an application. */
export const canStep = ({ status, withdrawnAt }: Decided, to: ApplicationStatus): boolean =>
  !withdrawnAt && canChangeStatus(status, to)

/** What applicants are written to about; everything else they did themselves, or hear from a person. */
export const mailedStatuses = ['accepted', 'rejected', 'offer_sent'] as const satisfies readonly ApplicationStatus[]
export type MailedStatus = (typeof mailedStatuses)[number]

export const isMailed = (status: ApplicationStatus): status is MailedStatus =>
  mailedStatuses.some((mailed) => mailed === status)

/** Whether one more step leads back to exactly where it was; a mail that goes with a step is not taken back. */
export const canTakeBack = (from: ApplicationStatus, to: ApplicationStatus, hasMail = false): boolean =>
  !hasMail && canChangeStatus(to, from)

/** With what a step leads back: a rejection says why, as it did. */
export const reasonBack = (status: ApplicationStatus, reason: string): string => (status === 'rejected' ? reason : '')
