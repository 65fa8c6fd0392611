import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { type ApplicationStatus, canStep, canTakeBack } from '#shared/application/status.ts'

/** As many as one decision may be about: each is written down, sent and confirmed by itself. */
export const MAX_DECIDED = 500

/** Why an application stays as it is when many others change. */
export type WhyLeft = 'there_already' | 'withdrawn_by_applicant' | 'no_such_step' | 'undecided'

type Chosen = Pick<ManagedApplication, 'status' | 'withdrawnAt'> & { waiting?: 'waiting' | 'attention' }

/**
 * In the order of the list of actions, and last what begins anew. Not `offer_accepted`: a move-in date belongs to it, and a home to
 * one of them: that is decided one by one.
 */
const stepsForMany = [
  'accepted',
  'offer_sent',
  'withdrawn',
  'rejected',
  'submitted',
] as const satisfies ApplicationStatus[]
export type StepForMany = (typeof stepsForMany)[number]

/** What can be done with at least one of these. */
export const stepsOf = (chosen: readonly Chosen[]): StepForMany[] =>
  stepsForMany.filter((step) => chosen.some((each) => whyLeft(each, step) === undefined))

/** Those that a step changes, and those that it leaves as they are, with the reason. */
export function sortOut<A extends Chosen>(chosen: readonly A[], step: StepForMany) {
  const left: { application: A; why: WhyLeft }[] = []
  const changed = chosen.filter((application) => {
    const why = whyLeft(application, step)
    if (why) left.push({ application, why })
    return !why
  })
  return { changed, left }
}

/** Those of them from which one more step leads back to where they were. */
export const leadingBack = <A extends Chosen>(changed: readonly A[], step: StepForMany, hasMail = false): A[] =>
  changed.filter(({ status }) => canTakeBack(status, step, hasMail))

function whyLeft(chosen: Chosen, step: StepForMany): WhyLeft | undefined {
  const { status, withdrawnAt, waiting } = chosen
  if (withdrawnAt) return 'withdrawn_by_applicant'
  // What was refused about it is decided first.
  if (waiting === 'attention') return 'undecided'
  if (status === step) return 'there_already'
  return canStep(chosen, step) ? undefined : 'no_such_step'
}
