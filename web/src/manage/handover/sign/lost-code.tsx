import { Trans } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'
import { timeAfter } from '#web/kit/ui/moment.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import type { KeptPhoneCode } from '#web/manage/storage/kept-phone-code.ts'
import { LOST_WAIT_MS, losePhoneCode } from '#web/manage/storage/phone-code.ts'

/** Nobody is kept out of their own signing without a connection: it takes ten minutes, in which whoever gave the phone away sees it. */
export function LostCode({ kept: { lostAt } }: { kept: KeptPhoneCode }) {
  const { database } = useManager()
  const time = timeAfter((lostAt ?? 0) + LOST_WAIT_MS)
  return (
    <>
      {lostAt === undefined && (
        <Button variant="ghost" mt="2" onClick={() => void losePhoneCode(database, Date.now())}>
          <Trans>I do not know the code any more</Trans>
        </Button>
      )}
      <Text role="status" mt="2">
        {lostAt !== undefined && <Trans>From {time} on, the manager's full name takes the phone back, too.</Trans>}
      </Text>
    </>
  )
}
