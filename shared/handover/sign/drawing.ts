import * as z from 'zod/mini'

const coordinate = z.number().check(z.minimum(0), z.maximum(1))
const point = z.object({ x: coordinate, y: coordinate })

/** Shapes over a photo, in parts of its width and height, so that they fit it in every size. */
const shape = z.union([
  z.object({ kind: z.literal('arrow'), from: point, to: point }),
  z.object({ kind: z.literal('circle'), center: point, radius: coordinate }),
  z.object({ kind: z.literal('line'), points: z.array(point).check(z.minLength(2), z.maxLength(2000)) }),
])
export type Shape = z.output<typeof shape>

export const drawing = z.array(shape).check(z.maxLength(50))
export type Drawing = z.output<typeof drawing>
