import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type CalendarDate, formatDate } from '#shared/dates.ts'
import { formatNumber } from '#shared/format-number.ts'
import { Picture } from '#web/manage/pictures/picture.tsx'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { type ReceivedDay, stackedStatuses } from './received.ts'
import { ReceivedDrawing } from './received-drawing.tsx'
import { StatusTextures, textureOf } from './status-textures.tsx'

interface ReceivedPictureProps {
  days: readonly ReceivedDay[]
  /** Where the picture ends; with the last of them where no more can come. */
  until: CalendarDate | undefined
}

/** How many applications there were on which day, by what they are now. */
export function ReceivedPicture({ days, until }: ReceivedPictureProps) {
  const { t, i18n } = useLingui()
  const chart = useId()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const most = days.reduce((a, b) => (b.count > a.count ? b : a))
  const statuses = stackedStatuses.filter((status) => last.byStatus[status] > 0).toReversed()
  const number = (value: number) => formatNumber(value, i18n.locale)
  const { total } = last
  const count = plural(total, { one: '# application', other: '# applications' })
  const [begin, end, peak, peakDay] = [first.day, last.day, most.day].map(formatDate).concat(number(most.count))
  return (
    <Picture
      title={t`Applications over time`}
      says={t`${count} from ${begin} to ${end}, most of them on ${peak} (${peakDay}).`}
      columns={[t`Day`, t`On this day`, t`In all`, ...statuses.map((status) => i18n._(applicationStatusNames[status]))]}
      rows={() =>
        days.map((each) => ({
          key: each.day,
          cells: [
            formatDate(each.day),
            number(each.count),
            number(each.total),
            ...statuses.map((status) => number(each.byStatus[status])),
          ],
        }))
      }
    >
      {/* In the order in which they lie on each other. */}
      <Box as="ul" listStyleType="none" aria-label={t`By what they are now`} css={legend}>
        {statuses.map((status) => (
          <li key={status}>
            <svg width="16" height="16" aria-hidden="true">
              <rect width="16" height="16" rx="3" fill={textureOf(chart, status)} />
            </svg>
            {i18n._(applicationStatusNames[status])} <b>{number(last.byStatus[status])}</b>
          </li>
        ))}
      </Box>
      <ReceivedDrawing days={days} until={until} textureOf={(status) => textureOf(chart, status)}>
        <StatusTextures chart={chart} />
      </ReceivedDrawing>
    </Picture>
  )
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16px',
  rowGap: '4px',
  marginBottom: '8px',
  fontSize: '14px',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& b': { fontVariantNumeric: 'tabular-nums' },
} as const
