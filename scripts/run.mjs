// node scripts/run.mjs file.ts …: runs one of the project's own programs, with everything it needs installed first.
import { ensureInstalled, fail, runNode } from './install.mjs'

const args = process.argv.slice(2)
if (args.length === 0) fail('Which program? For example: node scripts/run.mjs scripts/build.ts')
ensureInstalled()
runNode(args)
