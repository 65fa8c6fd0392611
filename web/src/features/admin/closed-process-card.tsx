import { Plural, Trans } from '@lingui/react/macro'
import { Card } from '#web/desk/card.tsx'
import { Fact, Facts } from '#web/desk/facts.tsx'
import { moneyIn, rentOf } from '#web/desk/property-rent.ts'
import type { Shown } from '#web/records/use-records.ts'
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
