import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Activity } from '#shared/activity/activity.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { usePackChoiceWords } from '#web/manage/facts/pack-choice-name.tsx'

interface ActivityTextProps {
  activity: Activity
  /** Draws the name of what it tells of; without it that stands as text. */
  drawName?: ((name: string) => ReactNode) | undefined
}

/** What happened, in a sentence, with the names as they were then. */
export function ActivityText({ activity: { kind, actor, record }, drawName }: ActivityTextProps) {
  const { i18n, t } = useLingui()
  const { country: countryOf } = useTexts()
  const packWords = usePackChoiceWords()
  // The log keeps what happened; the name went with what was erased.
  const isOfPerson = record?.type === 'application' || record?.type === 'resident'
  const name = isOfPerson && record.name === '' ? t`(erased)` : (record?.name ?? '')
  const whom =
    kind === 'policy_pack_changed' ? packWords(record?.name) : kind === 'life_spans_changed' ? countryOf(name) : name
  const text = (whom === '' && asTheCountryHasIt[kind]) || texts[kind]
  if (!drawName || whom === '') return i18n._({ ...text, values: { who: actor.name, whom } })
  // The words around the name are those of the language, and the name is no markup whatever stands in it.
  const sentence = i18n._({ ...text, values: { who: actor.name.replaceAll(PLACE, ''), whom: PLACE } })
  const [before, after] = sentence.split(PLACE)
  return after === undefined ? before : createElement(Fragment, null, before, drawName(whom), after)
}

/** Where the name comes; from the signs that mean nothing to anybody. */
const PLACE = '\uE000'

const asTheCountryHasIt: Partial<Record<Activity['kind'], MessageDescriptor>> = {
  retention_changed: msg({ message: '{who} chose to keep rejected and withdrawn applications as the country has it' }),
  resident_days_changed: msg({ message: '{who} chose to keep former residents as the country has it' }),
}

const texts: Record<Activity['kind'], MessageDescriptor> = {
  organization_created: msg({ message: '{who} created the organization {whom}' }),
  organization_changed: msg({ message: '{who} changed name or contact of the organization {whom}' }),
  user_invited: msg({ message: '{who} invited {whom}' }),
  invitation_refused: msg({
    message: '{who} invited somebody who has an account of another organization; they were not added',
  }),
  invitation_resent: msg({ message: '{who} sent the invitation of {whom} again' }),
  invitation_taken_back: msg({ message: '{who} took the invitation of {whom} back' }),
  user_deactivated: msg({ message: '{who} deactivated {whom}' }),
  user_reactivated: msg({ message: '{who} reactivated {whom}' }),
  user_made_manager: msg({ message: '{who} made {whom} a manager' }),
  user_made_user: msg({ message: '{who} made {whom} a user without access' }),
  signed_in: msg({ message: '{who} signed in' }),
  signed_out: msg({ message: '{who} signed out' }),
  property_created: msg({ message: '{who} created the property {whom}' }),
  property_changed: msg({ message: '{who} changed what is said of the property {whom}' }),
  rent_changed: msg({ message: '{who} changed the rent of {whom}' }),
  photo_added: msg({ message: '{who} added a photo of {whom}' }),
  photo_removed: msg({ message: '{who} removed a photo of {whom}' }),
  resident_added: msg({ message: '{who} added the resident {whom}' }),
  resident_changed: msg({ message: '{who} changed the resident {whom}' }),
  resident_moved_out: msg({ message: '{who} recorded the move-out of {whom}' }),
  process_created: msg({ message: '{who} created the application process {whom}' }),
  process_changed: msg({ message: '{who} changed conditions or mails of the application process {whom}' }),
  process_closed: msg({ message: '{who} closed the application process {whom}' }),
  process_reopened: msg({ message: '{who} reopened the application process {whom}' }),
  application_accepted: msg({ message: '{who} accepted the application {whom}' }),
  application_rejected: msg({ message: '{who} rejected the application {whom}' }),
  application_withdrawn: msg({ message: '{who} noted that the application {whom} was withdrawn' }),
  application_resubmitted: msg({ message: '{who} resubmitted the application {whom}' }),
  offer_sent: msg({ message: '{who} sent an offer for the application {whom}' }),
  offer_accepted: msg({ message: '{who} noted that the offer was accepted: {whom}' }),
  applicants_mailed: msg({ message: '{who} had an email about it sent to {whom}' }),
  documents_requested: msg({ message: '{who} requested documents for the application {whom}' }),
  note_added: msg({ message: '{who} wrote a note about the application {whom}' }),
  note_removed: msg({ message: '{who} removed a note about the application {whom}' }),
  protocol_created: msg({ message: '{who} began a handover protocol for {whom}' }),
  protocol_deleted: msg({ message: '{who} deleted the draft of a handover protocol for {whom}' }),
  protocol_signed: msg({ message: '{who} had the handover protocol for {whom} signed' }),
  protocol_signed_over: msg({
    message:
      '{who} had the handover protocol for {whom} signed; what had been changed in the draft since is not part of it',
  }),
  protocol_voided: msg({ message: '{who} voided the handover protocol for {whom}' }),
  protocol_edition_begun: msg({ message: '{who} began a new version of the handover protocol for {whom}' }),
  protocol_copies_sent: msg({ message: '{who} sent copies of the handover protocol for {whom}' }),
  organization_exported: msg({ message: '{who} exported everything of {whom}' }),
  person_exported: msg({ message: '{who} exported what {whom} holds of a person' }),
  policy_pack_changed: msg({ message: '{who} chose which questions are asked: {whom}' }),
  own_questions_changed: msg({ message: '{who} chose what else is asked' }),
  life_spans_changed: msg({ message: '{who} changed how long things last in homes: {whom}' }),
  applications_exported: msg({ message: '{who} exported the applications of {whom}' }),
  retention_changed: msg({ message: '{who} chose to keep rejected and withdrawn applications for {whom} days' }),
  resident_days_changed: msg({ message: '{who} chose to keep former residents for {whom} days' }),
}
