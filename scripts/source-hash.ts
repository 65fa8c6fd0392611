import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const folders = ['web', 'shared', 'sync-server', 'scripts']
const files = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'lingui.config.ts']

/** Of everything that a build is made from. By content: dates change with every checkout. */
export function hashSources(root: string): string {
  const names = [...files, ...folders.flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root }))]
    .filter((name) => !/\.test\.tsx?$|\.tsbuildinfo$|^web\/e2e\//.test(name.replaceAll(path.sep, '/')))
    .filter((name) => existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile())
    .toSorted()
  const hash = createHash('sha256')
  for (const name of names)
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, name)))
      .update('\0')
  return hash.digest('hex')
}
