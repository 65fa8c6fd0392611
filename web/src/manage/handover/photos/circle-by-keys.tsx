import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { type Circle, moveCircle, startCircle } from './keyed-circle.ts'

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
