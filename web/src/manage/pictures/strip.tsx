import { Link, useNavigate } from 'react-router-dom'
import { useFrom } from '#web/manage/frame/way-back.ts'
import type { Scale, Valued } from './columns.ts'
import { Drawing } from './drawing.tsx'
import { DOT, type Mark, marksIn, nearestMark, placeOn } from './marks.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

export interface Tick {
  at: number
  words: string
  /** A line that somebody looks for, and not only one of the scale. */
  isStrong?: boolean
}

export interface StripProps<T extends Valued> {
  items: readonly T[]
  scale: Scale
  ticks: readonly Tick[]
  /** What stands at a mark. */
  nameOf: (item: T) => string
  toOf: (item: T) => string
  wordsOf: (value: number) => string
}

const AXIS_HEIGHT = 20

/** Values along a line: each a dot that leads to what it stands for; of thousands bars, each to the first that it stands for. */
export function Strip<T extends Valued>({ items, scale, ticks, nameOf, toOf, wordsOf }: StripProps<T>) {
  const from = useFrom()
  const navigate = useNavigate()
  const saidOf = useSaidOf()
  const marksAt = (width: number) => marksIn(items, scale, width)
  const go = (mark: Mark<T> | undefined) => mark?.items[0] && void navigate(toOf(mark.items[0]), { state: from })
  const title = ([first, ...others]: readonly T[]) => {
    const last = others.at(-1)
    if (!first) return ''
    const [value, most, count] = [wordsOf(first.value), wordsOf(last?.value ?? first.value), others.length + 1]
    return last ? `${count} × ${value} – ${most}` : saidOf(nameOf(first), value)
  }
  return (
    <Drawing onPress={(x, y, width) => go(nearestMark(marksAt(width).marks, x, y))}>
      {(width) => {
        const { height, marks } = marksAt(width)
        const drawn = (
          <>
            <rect width={width} height={height} fill="transparent" />
            {ticks.map(({ at, words, isStrong }) => {
              const x = placeOn(at, scale, width)
              return (
                <g key={at}>
                  <line x1={x} x2={x} y1="0" y2={height} data-strong={isStrong || undefined} />
                  <text
                    {...(at === scale.to ? { x: width, textAnchor: 'end' } : { x, textAnchor: 'middle' })}
                    y={height + 15}
                  >
                    {words}
                  </text>
                </g>
              )
            })}
            <line x1="0" x2={width} y1={height} y2={height} />
            {marks.map(({ x, top, height: high, isDot, items: found }) => (
              <Link key={`${x} ${top}`} to={found[0] ? toOf(found[0]) : ''} state={from} tabIndex={-1}>
                <title>{title(found)}</title>
                {isDot ? (
                  <circle data-mark cx={x} cy={top + DOT / 2} r={DOT / 2 - 0.5} />
                ) : (
                  <rect data-mark x={x - DOT / 2 + 0.5} y={top} width={DOT - 1} height={high} />
                )}
              </Link>
            ))}
          </>
        )
        return { height: height + AXIS_HEIGHT, drawn }
      }}
    </Drawing>
  )
}
