import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from '#web/kit/theme/recipes.ts'

/** How an outlined button looks. */
const outlinedButton = { ...buttonRecipe.base, ...buttonRecipe.variants?.variant.outline }

/** Around plain buttons, without a box of its own. */
export const PlainButtons = chakra('div', { base: { display: 'contents', '& > button': outlinedButton } })
