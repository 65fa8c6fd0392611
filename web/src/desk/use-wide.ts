import { useMedia } from '#web/ui/use-media.ts'

/** Whether there is room for two columns. */
export const useWide = () => useMedia('(min-width: 62rem)')
