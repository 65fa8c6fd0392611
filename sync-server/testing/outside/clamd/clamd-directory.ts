import path from 'node:path'
import { serverDirectory } from '#server/server-directory.ts'

/** Where Debian's package of the virus scanner lies unpacked, if it does. `scripts/find/find-clamd.ts` puts it there. */
export const clamdDirectory = path.join(serverDirectory, '..', 'node_modules', '.cache', 'clamd')
