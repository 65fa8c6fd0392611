import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { fieldStyle, textareaRecipe } from '#web/kit/theme/recipes.ts'
import { ChevronIcon } from './icons.tsx'

export const Input = chakra('input', fieldStyle)

export const TextArea = chakra('textarea', textareaRecipe)

const PlainSelect = chakra('select', fieldStyle)

interface SelectProps extends ComponentProps<typeof PlainSelect> {
  /** Of what is chosen, where there is no room for it in words; else that it opens. */
  sign?: ReactNode
}

/** The device's own picker, with our looks. */
export const Select = ({ sign, ...props }: SelectProps) => (
  <Box position="relative" flex="none">
    <PlainSelect pe="10" {...props} />
    <Box position="absolute" insetEnd="3" top="50%" transform="translateY(-50%)" pointerEvents="none">
      {sign ?? <ChevronIcon />}
    </Box>
  </Box>
)
