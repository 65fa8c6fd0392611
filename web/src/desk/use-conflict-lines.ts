import { useLingui } from '@lingui/react/macro'
import { type ApplicationStatus, applicationStatuses } from '#shared/application/status.ts'
import { formatDate, isCalendarDate } from '#shared/dates.ts'
import type { StoredCommand } from '#web/local/desk-command.ts'
import { applicationStatusNames } from './status-badge.tsx'
import { useKnownWords } from './use-known-words.ts'
import { moneyIn } from './property-rent.ts'

export interface ConflictLine {
  label: string
  mine: string
  theirs: string
}

/** A record, or what was to become of it, with nothing known of it. */
type Said = Record<string, unknown>

/** What a change wanted and what stands instead, field by field; only where they differ. */
export function useConflictLines() {
  const { t, i18n } = useLingui()
  const known = useKnownWords()

  const money = (said: Said, country: unknown) => (field: string) =>
    typeof said[field] === 'number' ? moneyIn(said[field], { country: country === 'CH' ? 'CH' : 'DE' }) : undefined

  const rent = (said: Said, country: unknown): Line[] => [
    [t`Base rent`, money(said, country)('baseRent')],
    [t`Side costs`, money(said, country)('sideCosts')],
  ]

  const stay = (said: Said): Line[] => [
    [t`Move-in date`, said['moveInDate']],
    [t`Move-out date`, said['moveOutDate']],
  ]

  const person = (said: Said): Line[] => {
    const { profession, employmentStatus, grossSalary } = fieldsOf(said['profession'])
    return [
      [t`First name`, said['firstName']],
      [t`Last name`, said['lastName']],
      [t`Email`, said['email']],
      [t`Phone`, said['phone']],
      [t`Nationality`, known.country(text(said['nationality']))],
      ...stay(said),
      [t`Profession`, profession],
      [t`Employment status`, known.employment(text(employmentStatus))],
      [t`Gross salary`, grossSalary],
      [t`Notes`, said['notes']],
    ]
  }

  const process = (said: Said): Line[] => [
    [t`Status`, said['status'] === 'closed' ? t`Closed` : t`Open`],
    [t`Status mails`, said['sendsStatusMails'] ? t`Yes` : t`No`],
    [t`Application process name`, said['applicationProcessName'] ?? said['name']],
    [t`New rent`, said['newRent']],
    [t`New side costs`, said['newSideCosts']],
    [t`Start date`, said['startDate']],
    [t`Notes`, said['notes']],
  ]

  const room = (said: Said): Line[] => [
    [t`Room`, said['name']],
    [t`Parts`, among(said['components'], 'condition')],
    [t`Defects`, among(said['defects'], 'description')],
    [t`Notes`, said['note']],
  ]

  const protocol = (said: Said): Line[] => [
    [t`Date`, said['date']],
    [t`Place`, said['place']],
    [t`People`, among(said['parties'], 'name')],
    [t`Meters`, among(said['meters'], 'reading')],
    [t`Keys`, among(said['keys'], 'name')],
    [t`Remarks`, said['remarks']],
  ]

  const status = (code: unknown): Line[] => {
    const found = applicationStatuses.find((each) => each === code)
    return [[t`Status`, found && nameOf(found)]]
  }
  const nameOf = (code: ApplicationStatus) => i18n._(applicationStatusNames[code])

  return ({ name, params, body, outcome }: StoredCommand, record: object | undefined): ConflictLine[] => {
    const stands = fieldsOf(record)
    // What a change does not speak of stays as it stands.
    const wanted = { ...stands, ...fieldsOf(body) }
    switch (name) {
      case 'changeRent':
        return differing(rent(wanted, stands['country']), rent(stands, stands['country']))
      case 'changeResident':
        return differing(person(wanted), person(stands))
      case 'moveOutResident':
        return differing(stay(wanted), stay(stands))
      case 'changeProcess':
        return differing(process(wanted), process(stands))
      case 'closeProcessFor':
        return differing(process({ ...stands, status: 'closed' }), process(stands))
      case 'changeStatus':
        return differing(status(params?.['status']), status(outcome?.current?.status))
      case 'putRoom':
        return differing(room(fieldsOf(body)), room(fieldsOf(stands['content'])))
      case 'changeProtocol':
        return differing(protocol(fieldsOf(fieldsOf(body)['content'])), protocol(fieldsOf(stands['content'])))
      default:
        return []
    }
  }
}

type Line = [label: string, value: unknown]

const fieldsOf = (value: unknown): Said => (typeof value === 'object' && value !== null ? (value as Said) : {})

/** What there is of something, each in its own words. */
const among = (list: unknown, field: string): string => {
  const items = Array.isArray(list) ? list.map(fieldsOf) : []
  const words = items.map((item) => text(item[field])).filter(Boolean)
  return items.length === 0 ? '' : words.length === 0 ? `${items.length}` : `${items.length}: ${words.join(', ')}`
}

const text = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return isCalendarDate(value) ? formatDate(value) : value
}

const differing = (mine: readonly Line[], theirs: readonly Line[]): ConflictLine[] =>
  mine.flatMap(([label, value], at) => {
    const [own, other] = [text(value), text(theirs[at]?.[1])]
    return own === other ? [] : [{ label, mine: own || '–', theirs: other || '–' }]
  })
