import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatNumber } from '#shared/format-number.ts'
import { currencyOf, formatMoney, formatUnitPrice } from '#shared/money.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { propertyPath } from '#web/manage/addresses/record-paths.ts'
import { useFrom } from '#web/manage/frame/way-back.ts'
import { ticksTo } from '#web/manage/pictures/columns.ts'
import { Picture } from '#web/manage/pictures/picture.tsx'
import { Strip } from '#web/manage/pictures/strip.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import type { CountryRents, RentedHome } from './rents-by-house.ts'

/** So many houses are drawn, and so many homes have a row of their own in the table. */
const MOST_HOUSES = 40
const MOST_ROWS = 300

/** What a square metre costs, a line for each house, all on one scale. */
export function RentsPicture({ rents }: { rents: CountryRents<Shown<'property'>> }) {
  const { t, i18n } = useLingui()
  const from = useFrom()
  const { country, count, most, houses } = rents
  const currency = currencyOf(country)
  const amount = (value: number) => formatUnitPrice(value, country)
  const ticks = ticksTo(most, 4)
  const end = ticks.at(-1) ?? most
  const drawn = houses.slice(0, MOST_HOUSES)
  const left = houses.length - drawn.length
  const shared = houses.filter(({ address }) => address !== undefined).length
  const words = plural(count, { one: '# property', other: '# properties' })
  const homes = houses.flatMap((house) => house.homes).slice(0, MOST_ROWS)
  const rowOf = ({ property, value }: RentedHome<Shown<'property'>>) => ({
    key: property.id,
    cells: [
      <Link key="name" to={propertyPath(property.id)} state={from}>
        {property.name}
      </Link>,
      property.address,
      formatMoney(property.baseRent, country),
      amount(value),
    ],
  })
  return (
    <Picture
      title={t`Base rent for a square metre, in ${currency}`}
      says={t`${words}; ${plural(shared, {
        0: 'none of them are in one house',
        one: '# house has several of them',
        other: '# houses have several of them',
      })}.`}
      columns={[t`Property`, t`Address`, t`Base rent`, t`For a square metre`]}
      rows={() => homes.map(rowOf)}
    >
      {drawn.map((house) => (
        <Box key={house.key} mb="3">
          <Heading as="h3" size="md" overflowWrap="anywhere">
            {house.address ?? (shared > 0 ? <Trans>Alone at their address</Trans> : <Trans>All of them</Trans>)}
          </Heading>
          <Strip
            items={house.homes}
            scale={{ from: 0, to: end }}
            ticks={ticks.map((at) => ({ at, words: formatNumber(at, i18n.locale) }))}
            nameOf={({ property }) => property.name}
            toOf={({ property }) => propertyPath(property.id)}
            wordsOf={amount}
          />
        </Box>
      ))}
      {left > 0 && (
        <Text color="fg.muted">
          <Trans>and {left} more houses: look for an address to see them.</Trans>
        </Text>
      )}
    </Picture>
  )
}
