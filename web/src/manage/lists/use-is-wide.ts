import { useMedia } from '#web/kit/ui/use-media.ts'

/** Whether there is room for two columns. */
export const useIsWide = () => useMedia('(min-width: 62rem)')
