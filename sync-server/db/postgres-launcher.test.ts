import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { preparePostgresLauncher } from './postgres-launcher.ts'

test('a file that an ending server removes at that moment does not stop the next start', () => {
  const gone = path.join(tmpdir(), `einzug-gone-${newId()}`)
  const { file, args } = preparePostgresLauncher(gone).command('postgres', ['--version'])
  expect([file, ...args].at(-1)).toBe('--version')
})
