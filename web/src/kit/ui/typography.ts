import { chakra } from '@chakra-ui/react'
import { headingRecipe } from '#web/kit/theme/recipes.ts'

/** A heading; `as` says its level, `size` its looks. */
export const Heading = chakra('h2', headingRecipe)

export const Text = chakra('p')
