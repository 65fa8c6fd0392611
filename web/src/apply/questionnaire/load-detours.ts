/** What stands above the questionnaire, or in its place. */
export const loadDetours = () => import('./detours/detours.ts')
