import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSiteSettings } from './site-settings.ts'

test("the operator's own text is the one of its page and language, and null where there is none", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'einzug-pages-'))
  await mkdir(path.join(directory, 'pages'))
  const { readPage } = readSiteSettings(directory, null, {
    sendsMails: false,
    storage: null,
    backupDays: 35,
    abandonedHours: 48,
  })
  expect(await readPage('privacy', 'de')).toBeNull()
  await writeFile(path.join(directory, 'pages', 'privacy.de.txt'), 'Wir speichern …')
  expect(await readPage('privacy', 'de')).toBe('Wir speichern …')
  expect(await readPage('privacy', 'fr')).toBeNull()
  await rm(directory, { recursive: true })
})
