import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { type Area, movedArea, type Point, resizedArea, turnedSize } from '#web/kit/photos/covered.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'
import { ACROSS_DEGREES, ACROSS_FILL, writtenAcross } from '#web/kit/photos/written-across.ts'
import { type DrawnArea, useDrawing } from './use-drawing.ts'

interface CoveredPictureProps {
  address: string
  /** Before it is turned. */
  size: Size
  turns: number
  covered: readonly DrawnArea[]
  mark: string | undefined
  selected: string | undefined
  onSelect: (id: string) => void
  onCover: (area: Area) => void
  onMove: (area: DrawnArea) => void
  onUncover: (id: string) => void
}

/** A picture with what is covered of it. Each part of that can be had by keyboard. */
export function CoveredPicture({ address, size, turns, covered, mark, selected, ...on }: CoveredPictureProps) {
  const { t } = useLingui()
  const shown = turnedSize(size, turns)
  const { drawn, corner, handlers } = useDrawing({ size: shown, covered, onCover: on.onCover, onMove: on.onMove })
  /** As large as can be seen, whatever the picture's own size is. */
  const unit = Math.max(shown.width, shown.height) / 100
  return (
    <Picture
      viewBox={`0 0 ${shown.width} ${shown.height}`}
      {...(shown.height > shown.width * LONG && { width: '60%', maxHeight: 'none' })}
      role="group"
      aria-label={t`Picture`}
      {...handlers}
    >
      <image href={address} width={size.width} height={size.height} transform={turning(size, turns)} />
      {covered.map((area, index) => (
        <CoveredArea key={area.id} number={index + 1} {...{ area, selected, shown, unit }} {...on} />
      ))}
      {mark && <Across mark={mark} size={shown} />}
      {drawn && <rect {...drawn} data-drawn />}
      {corner && <circle cx={corner.x} cy={corner.y} r={unit} data-drawn />}
    </Picture>
  )
}

/** As it will be written: it decorates what can be seen, and its words stand beside it. */
function Across({ mark, size }: { mark: string; size: Size }) {
  const { letter, rows, line } = writtenAcross(mark, size)
  return (
    <g
      aria-hidden
      data-across
      transform={`translate(${size.width / 2} ${size.height / 2}) rotate(${ACROSS_DEGREES}) scale(${letter / LETTER})`}
    >
      {rows.map((row) => (
        <text key={row} y={(row * LETTER) / letter}>
          {line}
        </text>
      ))}
    </g>
  )
}

interface CoveredAreaProps extends Pick<CoveredPictureProps, 'selected' | 'onSelect' | 'onMove' | 'onUncover'> {
  area: DrawnArea
  number: number
  shown: Size
  unit: number
}

function CoveredArea({ area, number, selected, shown, unit, onSelect, onMove, onUncover }: CoveredAreaProps) {
  const { t } = useLingui()
  const { id } = area
  return (
    <rect
      {...area}
      tabIndex={0}
      role="button"
      aria-label={t`Covered area ${number}: arrow keys move it, with Shift they change its size`}
      aria-pressed={id === selected}
      data-covered
      onFocus={() => onSelect(id)}
      onPointerDown={() => onSelect(id)}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (step) {
          event.preventDefault()
          const by = { x: step.x * unit, y: step.y * unit }
          onMove(event.shiftKey ? resizedArea(area, by, shown) : movedArea(area, by, shown))
        } else if (isRemoval(event)) {
          event.preventDefault()
          onUncover(id)
        }
      }}
    />
  )
}

/** In pixels; what is written across is made as large as it has to be by turning and scaling. */
const LETTER = 16

/** A screenshot of a whole page: it is read from side to side, and scrolled beside it. */
const LONG = 2.5

/** On a phone all of it beside its buttons; two fingers make it larger. */
const Picture = chakra('svg', {
  base: {
    display: 'block',
    marginInline: 'auto',
    maxWidth: 'full',
    maxHeight: '42dvh',
    // Where white paper ends on a white page.
    borderWidth: '1px',
    borderColor: 'line.field',
    touchAction: 'pinch-zoom',
    cursor: 'crosshair',
    userSelect: 'none',
    '& [data-covered]': { fill: '#000', stroke: '#fff', strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
    '& [data-covered][aria-pressed=true], & [data-covered]:focus-visible': {
      color: 'pine.solid',
      stroke: 'currentColor',
      strokeWidth: '2px',
      outline: 'none',
    },
    '& [data-across]': {
      fill: ACROSS_FILL,
      pointerEvents: 'none',
      fontFamily: 'sans-serif',
      fontSize: `${LETTER}px`,
      fontWeight: '600',
      textAnchor: 'middle',
      dominantBaseline: 'middle',
    },
    '& [data-drawn]': { fill: 'rgb(0 0 0 / 60%)', stroke: '#fff', vectorEffect: 'non-scaling-stroke' },
  },
})

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const isRemoval = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace'

/** What a picture is drawn with so that it lies, turned, where its viewBox begins. */
function turning({ width, height }: Size, turns: number): string {
  const moves = ['', `translate(${height} 0)`, `translate(${width} ${height})`, `translate(0 ${width})`]
  return `${moves[turns]} rotate(${turns * 90})`
}
