import { expect, test } from 'vitest'
import { applyLink, paths } from '#web/paths.ts'

test('every address of the product, so that changing one is a visible act', () => {
  expect(paths).toMatchInlineSnapshot(`
    {
      "adminLogin": "/admin-login",
      "codeEntry": "/applications",
      "landing": "/",
      "myApplications": "/my-applications",
      "privacy": "/privacy",
      "processSummary": "/application-process-details",
      "questionnaire": "/questionnaire",
      "signInCallback": "/auth/cognito/callback",
      "success": "/success",
      "support": "/support",
      "terms": "/terms",
    }
  `)
})

test('a shared link brings the code along', () => {
  expect(applyLink('https://einzug.example', 'DEMADE')).toBe('https://einzug.example/applications?code=DEMADE')
})
