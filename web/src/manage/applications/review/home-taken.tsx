import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { holdsHome } from '#shared/resident/stay.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { type Shown, useRecords } from '#web/manage/records/use-records.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readRecords } from '#web/manage/sync/commands/read-shown.ts'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'

interface HomeTakenProps {
  application: Shown<'application'>
  process: Shown<'process'>
  /** Not known before somebody says it. */
  moveInDate?: string
}

/** Whose accepted offer for the same home stands, as far as this device knows: said before the server refuses a second one. */
export function HomeTaken({ application, process: { propertyId }, moveInDate }: HomeTakenProps) {
  const accepted = useDatabaseQuery((database) => acceptedOffers(database, propertyId), [propertyId])
  const residents = useRecords('resident', propertyId)
  const wanted = moveInDate ? { moveInDate, moveOutDate: null } : undefined
  const standing =
    residents &&
    accepted?.find(({ id }) => {
      const stays = residents.filter(({ applicationId }) => applicationId === id)
      return id !== application.id && holdsHome(stays, wanted)
    })
  const name = standing && applicantLabel(standing)
  return (
    <Box role="status" display="contents">
      {name && (
        <Notice>
          <Trans>{name} has already accepted the offer for this home. It is free again once they have moved out.</Trans>
        </Notice>
      )}
    </Box>
  )
}

/** Of every process that the home was let by. */
async function acceptedOffers(database: ManagerDatabase, propertyId: string): Promise<Shown<'application'>[]> {
  const processes = (await readRecords(database, 'process', propertyId)) ?? []
  const applications = await Promise.all(processes.map(({ id }) => readRecords(database, 'application', id)))
  return applications.flatMap((all) => all?.filter(({ status }) => status === 'offer_accepted') ?? [])
}
