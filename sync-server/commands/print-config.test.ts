import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { variableNames } from '#server/env.ts'
import { serverDirectory } from '#server/server-directory.ts'
import { printConfig } from './print-config.ts'

test('a configuration is printed without its secrets', () => {
  const SECRET = 'geheimnis'
  const secret = Object.fromEntries(
    variableNames()
      .filter((name) => /KEY|TOKEN|SECRET/.test(name))
      .map((name) => [name, SECRET]),
  )
  const addresses = {
    DATABASE_URL: `postgres://einzug:${SECRET}@db:5432/einzug`,
    SMTP_URL: `smtp://u:${SECRET}@mail:25`,
  }
  const text = printConfig(variableNames(), { ...secret, ...addresses, PORT: '3000' })
  expect(text).toContain('DATABASE_URL=postgres://einzug:***@db:5432/einzug')
  expect(text).toContain('PORT=3000')
  expect(text).toContain('# HOST is not set')
  expect(text).not.toContain(SECRET)
})

test('.env.example names every variable that is read, and no other', async () => {
  const example = await readFile(path.join(serverDirectory, '..', '.env.example'), 'utf8')
  const named = new Set([...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ''))
  expect([...named].toSorted()).toEqual(variableNames().toSorted())
})
