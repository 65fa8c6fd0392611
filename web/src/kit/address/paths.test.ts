import { expect, test } from 'vitest'
import { REQUEST_PAGE } from '#shared/document-request/request-link.ts'
import { applyLink, paths } from './paths.ts'

test('every address of the product, so that changing one is a visible act', () => {
  expect(paths).toMatchInlineSnapshot(`
    {
      "accessDenied": "/access-denied",
      "activity": "/admin/activity",
      "admin": "/admin",
      "adminLogin": "/admin-login",
      "adminLoginToo": "/admin/login",
      "apiTests": "/api-tests",
      "application": "/application-process/:processId/application/:applicationId",
      "authValidation": "/auth-validation",
      "codeEntry": "/applications",
      "dataProtection": "/admin/privacy",
      "dataProtectionOf": "/data-protection/:of",
      "landing": "/",
      "lifeSpans": "/admin/life-spans",
      "myApplications": "/my-applications",
      "organization": "/organizations/:orgId",
      "platform": "/platform",
      "privacy": "/privacy",
      "process": "/application-process/:processId",
      "processSummary": "/application-process-details",
      "processingRecord": "/admin/privacy/:organizationId/record",
      "property": "/admin/properties/:propertyId",
      "protocol": "/abnahmeprotokolle/:protocolId/*",
      "protocols": "/abnahmeprotokolle",
      "questionnaire": "/questionnaire",
      "requestedDocuments": "/requested-documents",
      "signInCallback": "/auth/cognito/callback",
      "success": "/success",
      "support": "/support",
      "team": "/admin/team",
      "terms": "/terms",
    }
  `)
})

test('the link of a mail leads to its page', () => {
  expect(paths.requestedDocuments).toBe(REQUEST_PAGE)
})

test('a shared link brings the code along', () => {
  expect(applyLink('https://einzug.example', 'DEMADE')).toBe('https://einzug.example/applications?code=DEMADE')
})
