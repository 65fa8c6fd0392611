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

export const canResubmit = (status: ApplicationStatus) => status === 'rejected' || status === 'withdrawn'

export const canChangeStatus = (from: ApplicationStatus, to: ApplicationStatus) =>
  actionsFrom(from).includes(to) || (to === 'submitted' && canResubmit(from))

/** What has to be done to come from one to another; undefined where no way leads. */
export function stepsTo(from: ApplicationStatus, to: ApplicationStatus): ApplicationStatus[] | undefined {
  if (canChangeStatus(from, to)) return [to]
  return canResubmit(from) && canChangeStatus('submitted', to) ? ['submitted', to] : undefined
}

/** Whether one more step leads back to exactly where it was. */
export const canTakeBack = (from: ApplicationStatus, to: ApplicationStatus) => canChangeStatus(to, from)
