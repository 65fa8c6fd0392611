import type { ReactNode } from 'react'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { type CalendarDate, formatDate } from '#shared/dates.ts'
import { useLingui } from '@lingui/react'
import { DAY_MS } from '#shared/day.ts'
import { formatNumber } from '#shared/format-number.ts'
import { ticksTo } from '#web/manage/pictures/columns.ts'
import { Drawing } from '#web/manage/pictures/drawing.tsx'
import { type ReceivedDay, stackedStatuses } from './received.ts'

interface ReceivedDrawingProps {
  days: readonly ReceivedDay[]
  until: CalendarDate | undefined
  textureOf: (status: ApplicationStatus) => string
  children: ReactNode
}

const HEIGHT = 200
const TOP = 10
const BELOW = 22
/** Steps from day to day, one on the other. */
export function ReceivedDrawing({ days, until, textureOf, children }: ReceivedDrawingProps) {
  const { i18n } = useLingui()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const ticks = ticksTo(last.total, 4).map((at) => ({ at, words: formatNumber(at, i18n.locale) }))
  const most = ticks.at(-1)?.at ?? last.total
  // What came on the last day is seen, too.
  const end = Math.max(Date.parse(until ?? last.day), Date.parse(last.day)) + DAY_MS
  const left = 12 + 7 * Math.max(...ticks.map(({ words }) => words.length))
  const y = (count: number) => TOP + HEIGHT * (1 - count / most)
  return (
    <Drawing>
      {(width) => {
        const begin = Date.parse(first.day)
        const x = (moment: number) => left + ((moment - begin) / (end - begin)) * (width - left - 1)
        const edges = stackedEdges(days)
        const drawn = (
          <>
            {children}
            {ticks.map(({ at, words }) => (
              <g key={at}>
                <line x1={left} x2={width} y1={y(at)} y2={y(at)} />
                <text x={left - 8} y={y(at) + 4} textAnchor="end">
                  {words}
                </text>
              </g>
            ))}
            {stackedStatuses.map((status, at) => (
              <path
                key={status}
                data-area
                fill={textureOf(status)}
                d={stepped(
                  days.map(({ day }, n) => [x(Date.parse(day)), y(edges[n]?.[at] ?? 0), y(edges[n]?.[at + 1] ?? 0)]),
                  x(end),
                )}
              />
            ))}
            <text x={left} y={TOP + HEIGHT + 16}>
              {formatDate(first.day)}
            </text>
            <text x={width} y={TOP + HEIGHT + 16} textAnchor="end">
              {formatDate(new Date(end - DAY_MS).toISOString())}
            </text>
          </>
        )
        return { height: TOP + HEIGHT + BELOW, drawn }
      }}
    </Drawing>
  )
}

/** Of each day where one ends and the next begins, from below. */
const stackedEdges = (days: readonly ReceivedDay[]): number[][] =>
  days.map(({ byStatus }) => {
    const edges = [0]
    for (const status of stackedStatuses) edges.push((edges.at(-1) ?? 0) + byStatus[status])
    return edges
  })

/** There along the upper edges and back along the lower ones; each keeps its height until the next. */
function stepped(steps: readonly (readonly [x: number, low: number, high: number])[], end: number): string {
  const upper = steps.map(([x, , high], n) => `${n === 0 ? 'M' : 'L'}${x} ${high}H${steps[n + 1]?.[0] ?? end}`)
  const lower = steps.map(([x, low], n) => `L${steps[n + 1]?.[0] ?? end} ${low}H${x}`).toReversed()
  return `${[...upper, ...lower].join('')}Z`
}
