import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplicationStatus } from '#shared/application/status.ts'

/** What a step is called (manager.md, Application statuses). */
export const actionNames = {
  accepted: msg`Accept applicant`,
  withdrawn: msg`Applicant withdrawn`,
  rejected: msg`Reject applicant`,
  offer_sent: msg`Offer sent to applicant`,
  offer_accepted: msg`Applicant accepted offer`,
  submitted: msg`Resubmit application`,
} satisfies Record<ApplicationStatus, MessageDescriptor>

/** Where it is said already what it is done with. Each is a part of the whole name, by which somebody who speaks finds the button. */
export const shortActionNames = {
  accepted: msg`Accept`,
  withdrawn: msg`Withdrawn`,
  rejected: msg`Reject`,
  offer_sent: msg`Offer sent`,
  offer_accepted: msg`Accepted offer`,
  submitted: msg`Resubmit`,
} satisfies Record<ApplicationStatus, MessageDescriptor>
