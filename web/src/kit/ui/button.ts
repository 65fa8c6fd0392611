import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from '#web/kit/theme/recipes.ts'

/** Never submits a form unless it says so. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })
