import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { fieldStyle, textareaRecipe } from '#web/kit/theme/recipes.ts'
import { ChevronIcon } from './icons.tsx'

export const Input = chakra('input', fieldStyle)

export const TextArea = chakra('textarea', textareaRecipe)

const PlainSelect = chakra('select', fieldStyle)

/** The device's own picker, with our looks. */
export const Select = (props: ComponentProps<typeof PlainSelect>) => (
  <Box position="relative" flex="none">
    <PlainSelect pe="10" {...props} />
    <Box position="absolute" insetEnd="3" top="50%" transform="translateY(-50%)" pointerEvents="none">
      <ChevronIcon />
    </Box>
  </Box>
)
