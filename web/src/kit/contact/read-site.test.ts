import { expect, test } from 'vitest'
import { siteContract } from '#shared/site/contract.ts'
import { readSite, readSitePage } from './read-site.ts'

const says = (body: string, asked: string[] = []) =>
  (async (path: string) => {
    asked.push(path)
    return new Response(body)
  }) as typeof fetch

test.each(['none', 'development', 'provider'] as const)('an answer of the contract is read (%s)', async (signIn) => {
  const asked: string[] = []
  const data = siteContract.readSite.answer.parse({ contactEmail: 'us@einzug.test', signIn })
  expect(await readSite(says(JSON.stringify({ data }), asked))).toEqual({ contactEmail: 'us@einzug.test', signIn })
  expect(asked).toEqual([siteContract.readSite.path])
})

test('a page without a text of the operator has none', async () => {
  const asked: string[] = []
  const data = siteContract.readSitePage.answer.parse({ text: null })
  expect(await readSitePage('terms', 'fr', says(JSON.stringify({ data }), asked))).toBe(null)
  expect(asked).toEqual([`${siteContract.readSitePage.path.replace('{page}', 'terms')}?language=fr`])
})

test.each([
  '<!doctype html><title>Wi-Fi</title>',
  'null',
  '{}',
  '{"data":7}',
  '{"data":{"contactEmail":7,"signIn":"none","text":7}}',
])('what something on the way answers (%s) is no answer', async (body) => {
  await expect(readSite(says(body))).rejects.toThrow(/not an answer of ours|JSON/)
  await expect(readSitePage('support', 'de', says(body))).rejects.toThrow(/not an answer of ours|JSON/)
})
