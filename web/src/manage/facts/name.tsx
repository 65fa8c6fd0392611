import { onOneLine } from '#shared/plain-text.ts'

/**
 * What somebody or something is called, as it reads, whatever was kept before names were read so as they are typed; and apart from what
 * stands beside it, whichever way that is written.
 */
export const Name = ({ children }: { children: string }) => <bdi>{onOneLine(children)}</bdi>
