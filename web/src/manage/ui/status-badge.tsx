import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { ProcessStatus } from '#shared/process/process.ts'
import type { Tone } from './badge-style.ts'
import { Badge } from './role-badge.tsx'

export const applicationStatusNames = {
  submitted: msg`Submitted`,
  accepted: msg`Accepted`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
  offer_sent: msg`Offer sent`,
  offer_accepted: msg`Offer accepted`,
} satisfies Record<ApplicationStatus, MessageDescriptor>

export const applicationTones = {
  submitted: 'blue',
  accepted: 'green',
  rejected: 'red',
  withdrawn: 'grey',
  offer_sent: 'purple',
  offer_accepted: 'green',
} as const satisfies Record<ApplicationStatus, Tone>

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { i18n } = useLingui()
  return <Badge tone={applicationTones[status]}>{i18n._(applicationStatusNames[status])}</Badge>
}

export const processStatusNames = {
  pending: msg`Pending`,
  open: msg`Open`,
  closed: msg`Closed`,
} satisfies Record<ProcessStatus, MessageDescriptor>

/** What has no colour of its own is grey (manager.md, Badges). */
export function ProcessBadge({ status }: { status: ProcessStatus }) {
  const { i18n } = useLingui()
  return <Badge tone={status === 'pending' ? 'yellow' : 'grey'}>{i18n._(processStatusNames[status])}</Badge>
}
