import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#shared/dates.ts'
import { UNKNOWN_START } from '#shared/resident/resident.ts'
import { isEmptyStay, type StayState, stayOn } from '#shared/resident/stay.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { useKnownLabels } from '#web/manage/facts/use-known-labels.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useToday } from '#web/manage/records/use-today.ts'

/** A person who lives in a property, is to, or did: since when, how to reach them, what they do. */
export function ResidentFacts({ resident }: { resident: Shown<'resident'> }) {
  const known = useKnownLabels()
  const { firstName, lastName, email, phone, nationality, notes, profession } = resident
  const work = profession && [profession.profession, known.employment(profession.employmentStatus)].filter(Boolean)
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center" mb="1">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {`${firstName} ${lastName}`}
        </Text>
        <WaitingMark waiting={resident.waiting} />
      </Flex>
      <Facts>
        <Stay resident={resident} />
        <Fact name={<Trans>Email</Trans>} width="broad">
          {email}
        </Fact>
        {phone && <Fact name={<Trans>Phone</Trans>}>{phone}</Fact>}
        {nationality && <Fact name={<Trans>Nationality</Trans>}>{known.country(nationality)}</Fact>}
        {work && work.length > 0 && <Fact name={<Trans>Profession</Trans>}>{work.join(', ')}</Fact>}
        {profession?.grossSalary && <Fact name={<Trans>Gross salary</Trans>}>{profession.grossSalary}</Fact>}
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
  if (isEmptyStay(resident)) return <Fact name={<Trans>No stay</Trans>}>{from}</Fact>
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
    </>
  )
}

const names: Record<StayState, ReactNode> = {
  coming: <Trans>Moves in on</Trans>,
  living: <Trans>Lives here</Trans>,
  gone: <Trans>Lived here</Trans>,
}
