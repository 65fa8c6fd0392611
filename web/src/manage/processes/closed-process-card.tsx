import { Plural, Trans } from '@lingui/react/macro'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { moneyIn, rentOf } from '#web/manage/facts/property-rent.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { ProcessHead } from './process-head.tsx'

interface ProcessCardProps {
  process: Shown<'process'>
  property: Shown<'property'> | undefined
  /** Undefined while they are counted. */
  count: number | undefined
}

export function ClosedProcessCard({ process, property, count }: ProcessCardProps) {
  return (
    <Card as="article">
      <ProcessHead process={process} property={property} />
      <Facts>
        <Fact name={<Trans>Code</Trans>}>{process.code}</Fact>
        <Fact name={<Trans>Applications</Trans>}>
          {count === undefined ? (
            '…'
          ) : (
            <Plural value={count} one="# application submitted" other="# applications submitted" />
          )}
        </Fact>
        <Fact name={<Trans>Final Rent</Trans>}>
          {moneyIn(rentOf(process, property).rent, property) ?? <Trans>not specified</Trans>}
        </Fact>
      </Facts>
    </Card>
  )
}
