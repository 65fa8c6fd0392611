import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatNumber } from '#shared/format-number.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { formatMoney } from '#shared/money.ts'
import { jointIncome } from '#shared/salary/burden.ts'
import { type Basis, bases } from '#shared/salary/income-said.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { useFrom } from '#web/manage/frame/way-back.ts'
import { columnsOf } from '#web/manage/pictures/columns.ts'
import { Picture } from '#web/manage/pictures/picture.tsx'
import { Strip, type Tick } from '#web/manage/pictures/strip.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Apart } from './apart.tsx'
import type { IncomeShare, SortedShares } from './income-shares.ts'

interface IncomesPictureProps {
  shares: SortedShares
  country: HomeCountry | undefined
  /** Of an application's own page, from which one steps through all of them, the lightest rent first. */
  pathOf: (application: Shown<'application'>) => string
}

/** Of as many each has a row of the table; of more a row tells of many. */
const MOST_ROWS = 300
const RANGES = 20

/** Which part of their income the rent takes of those who apply: of gross and of net incomes each in a picture of its own. */
export function IncomesPicture({ shares: { known, doubtful, unknown }, country, pathOf }: IncomesPictureProps) {
  const drawn = bases
    .map((basis) => ({ basis, known: known.filter((share) => share.basis === basis) }))
    .filter((each) => each.known.length > 0)
  return (
    <>
      {(drawn.length > 0 ? drawn : [nothing]).map((each) => (
        <SharesPicture key={each.basis} {...each} {...{ country, pathOf }} />
      ))}
      <Apart doubtful={doubtful} unknown={unknown.length} country={country} pathOf={pathOf} />
    </>
  )
}

interface SharesPictureProps extends Omit<IncomesPictureProps, 'shares'> {
  /** Undefined where nobody says one that can be compared. */
  basis: Basis | undefined
  known: readonly IncomeShare[]
}

const nothing = { basis: undefined, known: [] }

/** A third and two thirds are marked. */
function SharesPicture({ basis, known, country, pathOf }: SharesPictureProps) {
  const { t, i18n } = useLingui()
  const from = useFrom()
  const percent = (share: number) => new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share)
  const isOver = known.some(({ value }) => value > 1)
  const ticks: Tick[] = [
    { at: 0, words: percent(0) },
    { at: 1 / 3, words: percent(1 / 3), isStrong: true },
    { at: 2 / 3, words: percent(2 / 3), isStrong: true },
    { at: 1, words: isOver ? `≥ ${percent(1)}` : percent(1) },
  ]
  const number = (value: number) => formatNumber(value, i18n.locale)
  const light = number(known.filter(({ value }) => value <= 1 / 3).length)
  const count = number(known.length)
  const rowOf = ({ application, value }: IncomeShare) => ({
    key: application.id,
    cells: [
      <Link key="name" to={pathOf(application)} state={from}>
        {applicantNames(application)}
      </Link>,
      formatMoney(jointIncome(application.mainRenters, country)?.amount, country),
      percent(value),
    ],
  })
  const rangeRows = () =>
    columnsOf(known, { from: 0, to: 1 }, RANGES).map(({ at, items: [first, ...others] }) => ({
      key: String(at),
      cells: [
        `${at === RANGES - 1 ? '≥ ' : ''}${percent(at / RANGES)}${at === RANGES - 1 ? '' : ` – ${percent((at + 1) / RANGES)}`}`,
        number(others.length + 1),
        first && (
          <Link key="first" to={pathOf(first.application)} state={from}>
            {applicantNames(first.application)}
          </Link>
        ),
      ],
    }))
  const isLong = known.length > MOST_ROWS
  const income = basis === 'net' ? t`Net income` : t`Gross income`
  const title = basis === 'net' ? t`Rent and net income` : t`Rent and gross income`
  return (
    <Picture
      title={basis ? title : t`Rent and income`}
      says={
        basis === undefined ? (
          <Trans>No income can be compared with the rent.</Trans>
        ) : basis === 'net' ? (
          <Trans>
            The rent takes at most a third of the net income for {light} of {count}.
          </Trans>
        ) : (
          <Trans>
            The rent takes at most a third of the gross income for {light} of {count}.
          </Trans>
        )
      }
      columns={
        isLong ? [t`Rent to income`, t`Applications`, t`The first of them`] : [t`Name`, income, t`Rent to income`]
      }
      rows={() => (isLong ? rangeRows() : known.map(rowOf))}
    >
      <Strip
        items={known}
        scale={{ from: 0, to: 1 }}
        ticks={ticks}
        nameOf={({ application }) => applicantNames(application)}
        toOf={({ application }) => pathOf(application)}
        wordsOf={percent}
      />
    </Picture>
  )
}
