import { useLingui } from '@lingui/react/macro'
import type { StoredCommand } from '#web/local/desk-command.ts'
import { protocolCommandWords } from './protocol-command-words.ts'

/** What somebody did, in a sentence. */
export function useCommandWords() {
  const { t, i18n } = useLingui()

  const decided = (status: string, label: string): string => {
    switch (status) {
      case 'accepted':
        return t`You accepted ${label}.`
      case 'rejected':
        return t`You rejected ${label}.`
      case 'withdrawn':
        return t`You noted that ${label} withdrew.`
      case 'offer_sent':
        return t`You noted that an offer was sent to ${label}.`
      case 'offer_accepted':
        return t`You noted that ${label} accepted the offer.`
      default:
        return t`You resubmitted the application of ${label}.`
    }
  }

  const done = ({ name, params, body, base }: StoredCommand): string => {
    const label = base.label ?? ''
    switch (name) {
      case 'createRentObject':
        return t`You created the property ${label}.`
      case 'changeRent':
        return t`You changed the rent of ${label}.`
      case 'addResidents':
        return t`You added residents: ${label}.`
      case 'changeResident':
        return t`You changed what is known of ${label}.`
      case 'moveOutResident':
        return t`You moved out ${label}.`
      case 'createProcess':
        return t`You created the application process ${label}.`
      case 'changeProcess':
        return changedProcess(body, label)
      case 'closeProcessFor':
        return t`You closed ${label} for the chosen application.`
      case 'changeStatus':
        return decided(params?.['status'] ?? '', label)
      case 'requestDocuments':
        return t`You requested documents for the application of ${label}.`
      case 'addNote':
        return t`You wrote a note.`
      case 'removeNote':
        return t`You removed a note.`
      default: {
        const words = protocolCommandWords[name]
        return words ? i18n._(words) : t`You made a change.`
      }
    }
  }

  const changedProcess = (body: unknown, label: string) => {
    const text = JSON.stringify(body)
    if (text.includes('"closed"')) return t`You closed ${label}.`
    return text.includes('"open"') ? t`You reopened ${label}.` : t`You changed the status mails of ${label}.`
  }

  /** What a colleague did instead. */
  const theirs = (status = '', by = ''): string => {
    switch (status) {
      case 'accepted':
        return t`${by} had accepted the application.`
      case 'rejected':
        return t`${by} had rejected the application.`
      case 'withdrawn':
        return t`${by} had noted that the applicant withdrew.`
      case 'offer_sent':
        return t`${by} had noted that an offer was sent.`
      case 'offer_accepted':
        return t`${by} had noted that the offer was accepted.`
      case 'submitted':
        return t`${by} had resubmitted the application.`
      default:
        return t`${by} had changed it.`
    }
  }

  /** Whose offer for the same home stands. */
  const taken = (by: string, name: string): string => t`${by} had noted that ${name} accepted the offer for this home.`

  return { done, theirs, taken }
}
