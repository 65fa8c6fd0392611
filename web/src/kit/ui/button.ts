import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { buttonRecipe } from '#web/kit/theme/recipes.ts'

/** Never submits a form unless it says so. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })
/** Leads to another page. */
export const LinkButton = chakra(Link, buttonRecipe)
