import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useWidth } from './use-width.ts'

interface DrawingProps {
  /** What a press beside every mark means, by its place in the drawing and how wide that is. */
  onPress?: ((x: number, y: number, width: number) => void) | undefined
  /** Drawn once it is known how much room there is. */
  children: (width: number) => { height: number; drawn: ReactNode }
}

/** Lines and marks as wide as there is room. It is for eyes: the table beside it says the same, with the same links. */
export function Drawing({ onPress, children }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  return (
    <Box ref={box} w="full" overflow="hidden">
      {width > 0 && <Drawn width={width} onPress={onPress} {...children(width)} />}
    </Box>
  )
}

type DrawnProps = Pick<DrawingProps, 'onPress'> & { width: number; height: number; drawn: ReactNode }

const Drawn = ({ width, height, drawn, onPress }: DrawnProps) => (
  <Svg
    width={width}
    height={height}
    aria-hidden="true"
    onClick={({ nativeEvent, target, currentTarget }) => {
      if (!(target instanceof Element) || target.closest('a')) return
      const { left, top } = currentTarget.getBoundingClientRect()
      onPress?.(nativeEvent.clientX - left, nativeEvent.clientY - top, width)
    }}
  >
    {drawn}
  </Svg>
)

const Svg = chakra('svg', {
  base: {
    display: 'block',
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
    '& text': { fill: 'fg.muted' },
    '& line': { stroke: 'var(--chakra-colors-line)' },
    '& line[data-strong]': { stroke: 'var(--chakra-colors-line-field)', strokeDasharray: '4 3' },
    '& [data-mark]': { fill: 'pine.solid', stroke: 'var(--chakra-colors-bg)', strokeWidth: '1px' },
    // Told from what lies beside it also where both have one colour.
    '& [data-area]': { stroke: 'var(--chakra-colors-bg)', strokeWidth: '1.5px' },
    '& a': { cursor: 'pointer', outline: 'none' },
    '& a:hover [data-mark]': { stroke: 'var(--chakra-colors-fg)', strokeWidth: '2px' },
  },
})
