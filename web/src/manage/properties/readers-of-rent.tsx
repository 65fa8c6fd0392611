import { Plural, Trans } from '@lingui/react/macro'
import { acceptsApplications } from '#shared/process/process.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { readRecords, readWithStatus } from '#web/manage/sync/commands/read-shown.ts'

/** Said before the rent of a home is changed: where the new one is read at once, and what is out with the one that was. */
export function ReadersOfRent({ propertyId }: { propertyId: string }) {
  const read = useDatabaseQuery(
    async (database) => {
      const letting = ((await readRecords(database, 'process', propertyId)) ?? []).filter(followsRent)
      const ids = letting.map(({ id }) => id)
      const offered = (await readWithStatus(database, 'application', ['offer_sent'], ids)) ?? []
      return {
        names: letting.filter(acceptsApplications).map(({ name }) => name),
        offers: offered.filter(({ withdrawnAt }) => !withdrawnAt).length,
      }
    },
    [propertyId],
  )
  if (!read) return null
  const { offers } = read
  const names = read.names.join(', ')
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {names !== '' && <Trans>Who applies sees the new rent from now on: {names}.</Trans>}{' '}
      {offers > 0 && (
        <Plural
          value={offers}
          one="One offer waits for its answer, and was made before this change."
          other="# offers wait for their answer, and were made before this change."
        />
      )}
    </Text>
  )
}

/** One with a rent or side costs of its own stays at those. */
const followsRent = ({ newRent, newSideCosts }: Shown<'process'>) => newRent === null && newSideCosts === null
