import type { Drawing } from '#shared/handover/sign/drawing.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'
import { EDGE_COLOUR, edgeWidth, LINE_COLOUR, lineWidth, shapePath } from './shape-path.ts'

/** What was drawn on a photo, to be laid over it in an `svg` of its size. */
export const Shapes = ({ drawing, size }: { drawing: Drawing; size: Size }) => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    {drawing.map((shape, at) => {
      const path = shapePath(shape, size)
      return (
        // A shape is known by its place alone: they only come and go at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={at} data-shape={shape.kind}>
          <path d={path} stroke={EDGE_COLOUR} strokeWidth={edgeWidth(size)} />
          <path d={path} stroke={LINE_COLOUR} strokeWidth={lineWidth(size)} />
        </g>
      )
    })}
  </g>
)
