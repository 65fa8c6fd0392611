import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { StepForMany } from './sort-out.ts'

/** What a step is called that is taken for so many at once. */
export const manyNames: Record<StepForMany, (count: number) => MessageDescriptor> = {
  accepted: (count) => msg`${plural(count, { one: 'Accept # applicant', other: 'Accept # applicants' })}`,
  offer_sent: (count) =>
    msg`${plural(count, { one: 'Offer sent to # applicant', other: 'Offer sent to # applicants' })}`,
  withdrawn: (count) => msg`${plural(count, { one: '# applicant withdrawn', other: '# applicants withdrawn' })}`,
  rejected: (count) => msg`${plural(count, { one: 'Reject # applicant', other: 'Reject # applicants' })}`,
  submitted: (count) => msg`${plural(count, { one: 'Resubmit # application', other: 'Resubmit # applications' })}`,
}
