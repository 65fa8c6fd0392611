import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type CalendarDate, formatDate } from '#shared/dates.ts'
import { leftOn } from '#shared/handover/end/left-on.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { UNKNOWN_START } from '#shared/resident/resident.ts'
import { isEmptyStay, type StayState, stayOn } from '#shared/resident/stay.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { ContactLink } from '#web/kit/ui/contact-link.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { Name } from '#web/manage/facts/name.tsx'
import { useKnownLabels } from '#web/manage/facts/use-known-labels.ts'
import { isWhole, type Shown, useRecords } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { AddResidentButton } from './resident-buttons.tsx'
import { StayButtons } from './stay-buttons.tsx'

interface ResidentsProps {
  /** Undefined while they are read: nobody is said to be gone meanwhile. */
  residents: Shown<'resident'>[] | undefined
  property: ManagedProperty
}

/** Who lives in a property today, who is to, and who did. */
export function Residents({ residents, property }: ResidentsProps) {
  const today = useToday()
  const people = Map.groupBy(residents ?? [], (resident) => stayOn(resident, today))
  const current = byName(people.get('living'))
  const coming = firstFirst(people.get('coming'))
  const former = latestFirst(people.get('gone'))
  const [count, formerCount] = residents ? [current.length, former.length] : ['…', '…']
  const comingCount = coming.length
  return (
    <>
      <Box borderTopWidth="1px" py="3">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
          <Heading as="h2" size="md" id={`current-${property.id}`}>
            <Trans>Current residents ({count})</Trans>
          </Heading>
          <AddResidentButton property={property} />
        </Flex>
        {isWhole(residents) && count === 0 && (
          <Text color="fg.muted">
            <Trans>No current residents</Trans>
          </Text>
        )}
        <People home={property} residents={current} heading={`current-${property.id}`} />
      </Box>
      {comingCount > 0 && (
        <Box borderTopWidth="1px" py="3">
          <Heading as="h2" size="md" mb="2" id={`coming-${property.id}`}>
            <Trans>Moving in later ({comingCount})</Trans>
          </Heading>
          <People home={property} residents={coming} heading={`coming-${property.id}`} />
        </Box>
      )}
      <Disclosure title={<Trans>Former residents ({formerCount})</Trans>}>
        {isWhole(residents) && formerCount === 0 && (
          <Text color="fg.muted" pb="3">
            <Trans>Nobody has moved out yet.</Trans>
          </Text>
        )}
        <People home={property} residents={former} heading={`current-${property.id}`} />
      </Disclosure>
    </>
  )
}

interface PeopleProps {
  home: ManagedProperty
  residents: Shown<'resident'>[]
  /** The id of what names them: it gets the focus of whom somebody else takes out of the list, and not the next one in it. */
  heading: string
}

function People({ home, residents, heading }: PeopleProps) {
  const protocols = useRecords('protocol', home.id) ?? []
  return (
    <Box as="ul" aria-labelledby={heading} listStyleType="none" display="grid" gap="4" pb="2">
      {residents.map((resident) => {
        const left = leftOn(resident, protocols)
        return (
          <li key={resident.id}>
            <ResidentFacts resident={resident} left={left} />
            <StayButtons {...{ resident, home, left }} />
          </li>
        )
      })}
    </Box>
  )
}

const byName = (residents: Shown<'resident'>[] = []) =>
  residents.toSorted((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))

const firstFirst = (residents: Shown<'resident'>[] = []) =>
  byName(residents).toSorted((a, b) => a.moveInDate.localeCompare(b.moveInDate))

const latestFirst = (residents: Shown<'resident'>[] = []) =>
  residents.toSorted((a, b) => (b.moveOutDate ?? '').localeCompare(a.moveOutDate ?? ''))

/** A person who lives in a property, is to, or did: since when, how to reach them, what they do. */
function ResidentFacts({ resident, left }: { resident: Shown<'resident'>; left: CalendarDate | undefined }) {
  const known = useKnownLabels()
  const { name: nameOf } = useQuestionLabels()
  const { firstName, lastName, email, phone, nationality, notes, profession } = resident
  const work = profession && [profession.profession, known.employment(profession.employmentStatus)].filter(Boolean)
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center" mb="1">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <Name>{`${firstName} ${lastName}`}</Name>
        </Text>
        <WaitingMark waiting={resident.waiting} />
      </Flex>
      <Facts>
        <Stay resident={resident} />
        {left && <Fact name={<Trans>Gave the home back on</Trans>}>{formatDate(left)}</Fact>}
        <Fact name={<Trans>Email</Trans>} width="broad">
          <ContactLink by="email">{email}</ContactLink>
        </Fact>
        {phone && (
          <Fact name={<Trans>Phone</Trans>}>
            <ContactLink by="phone">{phone}</ContactLink>
          </Fact>
        )}
        {nationality && <Fact name={<Trans>Nationality</Trans>}>{known.country(nationality)}</Fact>}
        {work && work.length > 0 && <Fact name={<Trans>Profession</Trans>}>{work.join(', ')}</Fact>}
        {profession?.grossSalary && <Fact name={<Trans>Gross salary</Trans>}>{profession.grossSalary}</Fact>}
        {profession?.netIncome && <Fact name={nameOf('profession.netIncome')}>{profession.netIncome}</Fact>}
        {notes && (
          <Fact name={<Trans>Notes</Trans>} width="whole">
            {notes}
          </Fact>
        )}
      </Facts>
    </>
  )
}

/** From when to when (manager.md, Residents), and whether that is now. */
function Stay({ resident }: { resident: Shown<'resident'> }) {
  const { t } = useLingui()
  const today = useToday()
  const { moveInDate, moveOutDate } = resident
  const state = stayOn(resident, today)
  const from = moveInDate.startsWith(UNKNOWN_START) ? t`Unknown start` : formatDate(moveInDate)
  if (isEmptyStay(resident)) {
    return (
      <>
        <Fact name={<Trans>No stay</Trans>}>{from}</Fact>
        <ErasedFrom resident={resident} />
      </>
    )
  }
  return (
    <>
      <Fact name={names[state]}>
        {state === 'coming' && moveOutDate === null
          ? from
          : `${from} – ${moveOutDate ? formatDate(moveOutDate) : t`Present`}`}
      </Fact>
      {state === 'living' && moveOutDate !== null && (
        <Fact name={<Trans>Moves out on</Trans>}>{formatDate(moveOutDate)}</Fact>
      )}
      <ErasedFrom resident={resident} />
    </>
  )
}

/** What an earlier version read does not say. */
const ErasedFrom = ({ resident: { erasesOn } }: { resident: Shown<'resident'> }) =>
  erasesOn ? <Fact name={<Trans>Will be erased from</Trans>}>{formatDate(erasesOn)}</Fact> : null

const names: Record<StayState, ReactNode> = {
  coming: <Trans>Moves in on</Trans>,
  living: <Trans>Lives here</Trans>,
  gone: <Trans>Lived here</Trans>,
}
