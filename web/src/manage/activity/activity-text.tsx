import { Trans, useLingui } from '@lingui/react/macro'
import type { Activity } from '#shared/activity/activity.ts'
import { usePackChoiceWords } from '#web/manage/facts/pack-choice-name.tsx'

/** What happened, in a sentence, with the names as they were then. */
export function ActivityText({ activity: { kind, actor, record } }: { activity: Activity }) {
  const who = actor.name
  const { t } = useLingui()
  const packWords = usePackChoiceWords()
  // The log keeps what happened; the name went with what was erased.
  const whom = record?.type === 'application' && record.name === '' ? t`(erased)` : (record?.name ?? '')
  switch (kind) {
    case 'organization_created':
      return (
        <Trans>
          {who} created the organization {whom}
        </Trans>
      )
    case 'organization_changed':
      return (
        <Trans>
          {who} changed name or contact of the organization {whom}
        </Trans>
      )
    case 'user_invited':
      return (
        <Trans>
          {who} invited {whom}
        </Trans>
      )
    case 'invitation_refused':
      return <Trans>{who} invited somebody who has an account of another organization; they were not added</Trans>
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
    case 'property_created':
      return (
        <Trans>
          {who} created the property {whom}
        </Trans>
      )
    case 'rent_changed':
      return (
        <Trans>
          {who} changed the rent of {whom}
        </Trans>
      )
    case 'resident_added':
      return (
        <Trans>
          {who} added the resident {whom}
        </Trans>
      )
    case 'resident_changed':
      return (
        <Trans>
          {who} changed the resident {whom}
        </Trans>
      )
    case 'resident_moved_out':
      return (
        <Trans>
          {who} recorded the move-out of {whom}
        </Trans>
      )
    case 'process_created':
      return (
        <Trans>
          {who} created the application process {whom}
        </Trans>
      )
    case 'process_changed':
      return (
        <Trans>
          {who} changed conditions or mails of the application process {whom}
        </Trans>
      )
    case 'process_closed':
      return (
        <Trans>
          {who} closed the application process {whom}
        </Trans>
      )
    case 'process_reopened':
      return (
        <Trans>
          {who} reopened the application process {whom}
        </Trans>
      )
    case 'application_accepted':
      return (
        <Trans>
          {who} accepted the application {whom}
        </Trans>
      )
    case 'application_rejected':
      return (
        <Trans>
          {who} rejected the application {whom}
        </Trans>
      )
    case 'application_withdrawn':
      return (
        <Trans>
          {who} noted that the application {whom} was withdrawn
        </Trans>
      )
    case 'application_resubmitted':
      return (
        <Trans>
          {who} resubmitted the application {whom}
        </Trans>
      )
    case 'offer_sent':
      return (
        <Trans>
          {who} sent an offer for the application {whom}
        </Trans>
      )
    case 'offer_accepted':
      return (
        <Trans>
          {who} noted that the offer was accepted: {whom}
        </Trans>
      )
    case 'documents_requested':
      return (
        <Trans>
          {who} requested documents for the application {whom}
        </Trans>
      )
    case 'note_added':
      return (
        <Trans>
          {who} wrote a note about the application {whom}
        </Trans>
      )
    case 'note_removed':
      return (
        <Trans>
          {who} removed a note about the application {whom}
        </Trans>
      )
    case 'protocol_created':
      return (
        <Trans>
          {who} began a handover protocol for {whom}
        </Trans>
      )
    case 'protocol_deleted':
      return (
        <Trans>
          {who} deleted the draft of a handover protocol for {whom}
        </Trans>
      )
    case 'protocol_signed':
      return (
        <Trans>
          {who} had the handover protocol for {whom} signed
        </Trans>
      )
    case 'protocol_signed_over':
      return (
        <Trans>
          {who} had the handover protocol for {whom} signed; what had been changed in the draft since is not part of it
        </Trans>
      )
    case 'protocol_voided':
      return (
        <Trans>
          {who} voided the handover protocol for {whom}
        </Trans>
      )
    case 'protocol_edition_begun':
      return (
        <Trans>
          {who} began a new version of the handover protocol for {whom}
        </Trans>
      )
    case 'protocol_copies_sent':
      return (
        <Trans>
          {who} sent copies of the handover protocol for {whom}
        </Trans>
      )
    case 'organization_exported':
      return (
        <Trans>
          {who} exported everything of {whom}
        </Trans>
      )
    case 'retention_changed':
      return whom ? (
        <Trans>
          {who} chose to keep rejected and withdrawn applications for {whom} days
        </Trans>
      ) : (
        <Trans>{who} chose to keep rejected and withdrawn applications as the country has it</Trans>
      )
    case 'policy_pack_changed':
      return (
        <Trans>
          {who} chose which questions are asked: {packWords(record?.name)}
        </Trans>
      )
    case 'applications_exported':
      return (
        <Trans>
          {who} exported the applications of {whom}
        </Trans>
      )
  }
}
