import { Trans } from '@lingui/react/macro'
import type { Activity } from '#shared/activity/activity.ts'

/** What happened, in a sentence, with the names as they were then. */
export function ActivityWords({ activity: { kind, actor, record } }: { activity: Activity }) {
  const who = actor.name
  const whom = record?.name ?? ''
  switch (kind) {
    case 'organization_created':
      return (
        <Trans>
          {who} created the organization {whom}
        </Trans>
      )
    case 'user_invited':
      return (
        <Trans>
          {who} invited {whom}
        </Trans>
      )
    case 'user_deactivated':
      return (
        <Trans>
          {who} deactivated {whom}
        </Trans>
      )
    case 'user_reactivated':
      return (
        <Trans>
          {who} reactivated {whom}
        </Trans>
      )
    case 'signed_in':
      return <Trans>{who} signed in</Trans>
    case 'signed_out':
      return <Trans>{who} signed out</Trans>
  }
}
