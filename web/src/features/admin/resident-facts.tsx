import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { UNKNOWN_START } from '#shared/resident/resident.ts'
import { useKnownWords } from '#web/desk/use-known-words.ts'
import { WaitingMark } from '#web/desk/waiting-mark.tsx'
import { Fact, Facts } from '#web/desk/facts.tsx'
import type { Shown } from '#web/records/use-records.ts'
import { Text } from '#web/ui/typography.ts'

/** A person who lives in a property, or did: since when, how to reach them, what they do. */
export function ResidentFacts({ resident }: { resident: Shown<'resident'> }) {
  const known = useKnownWords()
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
        <Fact name={<Trans>Lives here</Trans>}>
          <Stay resident={resident} />
        </Fact>
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

/** From when to when (admin.md §2). */
function Stay({ resident: { moveInDate, moveOutDate } }: { resident: Shown<'resident'> }) {
  const { t } = useLingui()
  const from = moveInDate.startsWith(UNKNOWN_START) ? t`Unknown start` : formatDate(moveInDate)
  return `${from} – ${moveOutDate === null ? t`Present` : formatDate(moveOutDate)}`
}
