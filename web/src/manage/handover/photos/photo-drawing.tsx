import { Box, chakra, Flex } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { type PointerEvent, useRef, useState } from 'react'
import type { Drawing, Shape } from '#shared/handover/sign/drawing.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { NamedRadios } from '#web/manage/handover/fields/segmented-radios.tsx'
import { type Circle, CircleByKeys } from './circle-by-keys.tsx'
import { type DrawingTool, type Place, shapeOf, withPlace } from './drawn-shape.ts'
import { Shapes } from './shapes.tsx'
import { useObjectUrl } from '#web/kit/ui/later/use-object-url.ts'

/** shared/handover/sign/drawing.ts takes so many. */
const MAX_SHAPES = 50

interface PhotoDrawingProps {
  photo: { bytes: ArrayBuffer; width: number; height: number }
  /** What the photo shows, such as "Defect 3, photo 1". */
  label: string
  drawing: Drawing
  onChange: (drawing: Drawing) => void
}

/** Points out what a photo shows. The photo stays as it was taken: what is drawn is a layer of its own. */
export function PhotoDrawing({ photo, label, drawing, onChange }: PhotoDrawingProps) {
  const address = useObjectUrl(photo.bytes)
  const [tool, setTool] = useState<DrawingTool>('circle')
  /** What the finger is at. */
  const [drawn, setDrawn] = useState<Shape>()
  const [keyed, setKeyed] = useState<Circle>()
  const finger = useRef<number>(undefined)
  const way = useRef<readonly Place[]>([])
  const isFull = drawing.length >= MAX_SHAPES
  const unfinished = keyed ?? drawn

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const draw = (next: readonly Place[]) => {
    way.current = next
    setDrawn(shapeOf(tool, next, photo))
  }
  const onDown = (event: PointerEvent) => {
    if (finger.current !== undefined || event.button !== 0 || isFull || keyed) return
    finger.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    draw(withPlace([], placeOf(event), photo))
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId === finger.current) draw(withPlace(way.current, placeOf(event), photo))
  }
  const end = (event: PointerEvent, isKept: boolean) => {
    if (event.pointerId !== finger.current) return
    finger.current = undefined
    const shape = shapeOf(tool, isKept ? withPlace(way.current, placeOf(event), photo) : [], photo)
    draw([])
    if (shape) onChange([...drawing, shape])
  }

  return (
    <Box display="grid" gap="3" css={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Picture
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        role="img"
        aria-label={label}
        data-drawing
        // Exactly as large as the photo in it, so that a place on the one is a place on the other.
        css={{
          aspectRatio: `${photo.width} / ${photo.height}`,
          width: `min(100%, ${(65 * photo.width) / photo.height}dvh)`,
        }}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={(event) => end(event, true)}
        onPointerCancel={(event) => end(event, false)}
      >
        <image href={address} width={photo.width} height={photo.height} />
        <Shapes drawing={unfinished ? [...drawing, unfinished] : drawing} size={photo} />
      </Picture>
      <NamedRadios label={<Trans>Draw with</Trans>} names={toolNames} value={tool} onChange={setTool} />
      <Flex gap="2" wrap="wrap" align="center">
        <Button
          variant="outline"
          aria-disabled={drawing.length === 0}
          onClick={() => {
            if (drawing.length > 0) onChange(drawing.slice(0, -1))
          }}
        >
          <Trans>Undo</Trans>
        </Button>
        <Text role="status" fontSize="sm" color="fg.muted">
          {isFull ? (
            <Trans>No more can be drawn on one photo.</Trans>
          ) : drawing.length === 0 ? (
            <Trans>Nothing drawn yet</Trans>
          ) : (
            <Plural value={drawing.length} one="# mark" other="# marks" />
          )}
        </Text>
      </Flex>
      <CircleByKeys
        circle={keyed}
        onCircle={setKeyed}
        onPlaced={(circle) => !isFull && onChange([...drawing, circle])}
      />
    </Box>
  )
}

const Picture = chakra('svg', {
  base: {
    display: 'block',
    marginInline: 'auto',
    borderRadius: 'md',
    bg: 'bg.subtle',
    touchAction: 'none',
    cursor: 'crosshair',
    userSelect: 'none',
  },
})

const toolNames = { circle: msg`Circle`, arrow: msg`Arrow`, line: msg`Free line` }
