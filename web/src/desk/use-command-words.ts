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
    // What an older version kept has no names of its own.
    const [label, home, person] = [base.label || '–', base.home ?? '–', base.person ?? '–']
    switch (name) {
      case 'createRentObject':
        return t`You created the property ${label}.`
      case 'changeRent':
        return t`You changed the rent of ${label}.`
      case 'addResidents':
        return t`${home}: you added ${label} as residents.`
      case 'changeResident':
        return t`${home}: you changed what is known of ${label}.`
      case 'moveOutResident':
        return t`${home}: you moved out ${label}.`
      case 'createProcess':
        return t`${home}: you created the application process ${label}.`
      case 'changeProcess':
        return changedProcess(body, label)
      case 'closeProcessFor':
        return t`You closed ${label} for ${person}, who was chosen.`
      case 'changeStatus':
        return decided(params?.['status'] ?? '', label)
      case 'requestDocuments':
        return t`You requested documents for the application of ${label}.`
      case 'addNote':
        return t`You wrote a note about ${label}.`
      case 'removeNote':
        return t`You removed a note about ${label}.`
      default: {
        const words = protocolCommandWords[name]
        return words ? i18n._(words({ label, home })) : t`You made a change.`
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
