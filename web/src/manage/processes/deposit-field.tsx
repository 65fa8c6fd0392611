import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '#shared/money.ts'
import { cited } from '#shared/policy/cited.ts'
import { largestDeposit, type RentedHome } from '#shared/policy/deposit.ts'
import { FieldNotes } from '#web/kit/form/field/form-field.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { NumberField } from '#web/manage/ui/number-field.tsx'

const name = 'conditions.securityDeposit'

/** How much it may be by the law of the home is said beforehand, and more is not refused: a home may be what the law does not mean. */
export function DepositField({ home }: { home: RentedHome | null | undefined }) {
  const { i18n } = useLingui()
  const asked: unknown = useWatch({ name })
  const most = home ? largestDeposit(home) : undefined
  const isMore = most !== undefined && typeof asked === 'number' && asked > (most.amountFurnished ?? most.amount)
  const money = (amount: number) => formatMoney(amount, home?.country)
  const tooMuch = (
    <Text role="status" color="attention.fg">
      {isMore && <Trans>That is more than the law allows where somebody lives.</Trans>}
    </Text>
  )
  return (
    <FieldNotes value={() => tooMuch}>
      <NumberField
        name={name}
        label={<Trans>Security deposit</Trans>}
        hint={most && <Limit {...most} money={money} source={cited(most.source, i18n.locale)} />}
        empty={null}
        moneyOf={home?.country}
      />
    </FieldNotes>
  )
}

type LimitProps = NonNullable<ReturnType<typeof largestDeposit>> & { money: (amount: number) => string }

function Limit({ rents, withSideCosts, amount, amountFurnished, source, money }: LimitProps) {
  const most = money(amount)
  const furnished = amountFurnished === undefined ? undefined : money(amountFurnished)
  return (
    <>
      {withSideCosts ? (
        <Trans>
          At most {most}: {rents} × the monthly rent with side costs ({source}).
        </Trans>
      ) : (
        <Trans>
          At most {most}: {rents} × the monthly rent without side costs ({source}).
        </Trans>
      )}
      {furnished !== undefined && (
        <>
          {' '}
          <Trans>Furnished: {furnished}.</Trans>
        </>
      )}
    </>
  )
}
