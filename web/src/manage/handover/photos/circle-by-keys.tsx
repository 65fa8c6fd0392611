import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Shape } from '#shared/handover/sign/drawing.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { TAP_RADIUS, within } from './drawn-shape.ts'

interface CircleByKeysProps {
  /** The one that is being placed. */
  circle: Circle | undefined
  onCircle: (circle: Circle | undefined) => void
  onPlaced: (circle: Circle) => void
}

/** For those who draw with no finger, pen or mouse. The keys work on the button that places the circle. */
export function CircleByKeys({ circle, onCircle, onPlaced }: CircleByKeysProps) {
  const { t } = useLingui()
  const start = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLButtonElement>(null)
  const wasPlacing = useRef(false)
  const isPlacing = circle !== undefined
  useEffect(() => {
    if (isPlacing) place.current?.focus()
    else if (wasPlacing.current) start.current?.focus()
    wasPlacing.current = isPlacing
  }, [isPlacing])

  if (!circle) {
    return (
      <Button ref={start} variant="ghost" justifySelf="start" onClick={() => onCircle(startCircle)}>
        <Trans>Place a circle with the keyboard</Trans>
      </Button>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      return onCircle(undefined)
    }
    const moved = moveCircle(circle, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onCircle(moved)
  }
  const [across, down] = [Math.round(circle.center.x * 100), Math.round(circle.center.y * 100)]
  const wide = Math.round(circle.radius * 200)
  return (
    <Box p="3" borderWidth="1px" borderRadius="md" onKeyDown={onKeyDown} role="group" aria-label={t`Circle`}>
      <Text id="keys-of-circle" mb="2">
        <Trans>Arrow keys move the circle, with Shift further. Plus and minus change its size.</Trans>
      </Text>
      <Text role="status" fontSize="sm" color="fg.muted" mb="2">
        <Trans>
          {across} % from the left, {down} % from the top, {wide} % wide
        </Trans>
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button
          ref={place}
          aria-describedby="keys-of-circle"
          onClick={() => {
            onPlaced(circle)
            onCircle(undefined)
          }}
        >
          <Trans>Place circle</Trans>
        </Button>
        <Button variant="outline" onClick={() => onCircle(undefined)}>
          <Trans>Cancel</Trans>
        </Button>
      </Flex>
    </Box>
  )
}

export type Circle = Extract<Shape, { kind: 'circle' }>

export const startCircle: Circle = { kind: 'circle', center: { x: 0.5, y: 0.5 }, radius: TAP_RADIUS }

const STEP = 0.02
const [LEAST_RADIUS, MOST_RADIUS] = [0.02, 0.5]

/** A circle that is placed with the keys: arrows move it (Shift: further), plus and minus change its size. Undefined for every other key. */
export function moveCircle(circle: Circle, key: string, isFast = false): Circle | undefined {
  const { center, radius } = circle
  const direction = directions[key]
  if (direction) {
    const step = isFast ? STEP * 5 : STEP
    return { ...circle, center: within({ x: center.x + direction[0] * step, y: center.y + direction[1] * step }) }
  }
  const growth = growths[key]
  if (growth === undefined) return undefined
  return { ...circle, radius: Math.min(MOST_RADIUS, Math.max(LEAST_RADIUS, Math.round((radius + growth) * 100) / 100)) }
}

const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const growths: Partial<Record<string, number>> = { '+': STEP, '=': STEP, '-': -STEP }
