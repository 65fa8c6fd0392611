import path from 'node:path'
import { serverDirectory } from '#server/server-directory.ts'

/** Where Debian's packages of OpenStack Swift lie unpacked, if they do. `scripts/find/find-swift.ts` puts them there. */
export const swiftDirectory =
  process.env['SWIFT_DIRECTORY'] ?? path.join(serverDirectory, '..', 'node_modules', '.cache', 'swift')
