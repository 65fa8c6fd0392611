/** Once, however often it is asked for. */
export const loadLaterSections = () => import('./later-sections.ts')
