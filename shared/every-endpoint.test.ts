import { expect, test } from 'vitest'
import { fillPath } from './endpoint.ts'
import { everyEndpoint } from './every-endpoint.ts'

test('the API is exactly this, and open to exactly these: a change is made here on purpose or not at all', () => {
  const lines = Object.values(everyEndpoint).map(({ access, method, path }) => `${access} ${method} ${path}`)
  expect(lines).toEqual([
    'anyone GET /api/health',
    'anyone GET /api/site',
    'anyone GET /api/site/pages/{page}',
    'anyone GET /api/openapi.json',
    'anyone GET /api/external/application-processes/{code}',
    'anyone POST /api/applications/documents/presign',
    'anyone HEAD /api/documents/{documentId}/content',
    'anyone PATCH /api/documents/{documentId}/content',
    'anyone PUT /api/documents/{documentId}/content',
    'anyone POST /api/applications',
    'anyone POST /api/applications/{applicationId}/receipt',
    'anyone POST /api/questionnaires',
    'anyone POST /api/applications/{applicationId}/own',
    'anyone POST /api/applications/{applicationId}/own/documents/{documentId}',
    'anyone POST /api/applications/{applicationId}/own/withdrawal',
    'anyone POST /api/applications/{applicationId}/own/erasure',
    'anyone GET /api/auth/login-url',
    'anyone POST /api/auth/token',
    'anyone GET /api/cognito/token',
    'anyone POST /api/auth/logout',
    'manager GET /api/organizations',
    'platform-owner POST /api/organizations',
    'manager GET /api/organizations/{id}',
    'manager PUT /api/organizations/{id}',
    'manager PUT /api/organizations/{id}/privacy',
    'manager PUT /api/organizations/{id}/policy-pack',
    'manager GET /api/organizations/{id}/archive.zip',
    'signed-in GET /api/users/me',
    'manager GET /api/users',
    'manager POST /api/users',
    'manager GET /api/users/{id}',
    'manager POST /api/users/{id}/invitation',
    'manager DELETE /api/users/{id}/invitation',
    'manager PUT /api/users/{id}',
    'manager GET /api/activities',
    'manager GET /api/rent-objects',
    'manager GET /api/admin/rent-objects',
    'manager POST /api/rent-objects',
    'manager GET /api/rent-objects/{id}',
    'manager PUT /api/rent-objects/{id}',
    'manager PUT /api/rent-objects/{id}/details',
    'manager POST /api/rent-objects/{propertyId}/residents/add',
    'manager PUT /api/rent-objects/{propertyId}/residents/{residentId}',
    'manager DELETE /api/rent-objects/{propertyId}/residents/{residentId}',
    'manager POST /api/rent-objects/{propertyId}/photos',
    'manager PUT /api/rent-objects/{propertyId}/photos/{photoId}',
    'manager HEAD /api/rent-objects/{propertyId}/photos/{photoId}',
    'manager PATCH /api/rent-objects/{propertyId}/photos/{photoId}',
    'manager GET /api/rent-objects/{propertyId}/photos/{photoId}',
    'manager GET /api/application-processes',
    'manager POST /api/application-processes',
    'manager GET /api/application-processes/{id}',
    'manager PUT /api/application-processes/{id}',
    'manager POST /api/application-processes/{id}/close/{applicationId}',
    'manager GET /api/application-processes/{id}/applications.csv',
    'manager GET /api/applications',
    'manager GET /api/applications/{id}',
    'manager GET /api/applications/{id}/documents',
    'manager GET /api/applications/{id}/documents/{documentId}',
    'manager PUT /api/applications/{id}/status/{status}',
    'manager POST /api/applications/{id}/status-mail/{status}',
    'manager PUT /api/applications/{id}/star',
    'manager PUT /api/applications/{id}/tag',
    'manager POST /api/applications/{id}/notes',
    'manager DELETE /api/applications/{id}/notes/{noteId}',
    'manager POST /api/applications/{id}/document-requests',
    'anyone POST /api/applications/{applicationId}/requested-documents/{mainRenterId}',
    'anyone POST /api/applications/{applicationId}/requested-documents/{mainRenterId}/added',
    'manager GET /api/abnahmeprotokolle',
    'manager POST /api/abnahmeprotokolle',
    'manager DELETE /api/abnahmeprotokolle/{id}',
    'manager GET /api/abnahmeprotokolle/{id}',
    'manager PUT /api/abnahmeprotokolle/{id}',
    'manager PUT /api/abnahmeprotokolle/{id}/rooms/{roomId}',
    'manager DELETE /api/abnahmeprotokolle/{id}/rooms/{roomId}',
    'manager POST /api/abnahmeprotokolle/{id}/files',
    'manager HEAD /api/abnahmeprotokolle/{id}/files/{fileId}',
    'manager PATCH /api/abnahmeprotokolle/{id}/files/{fileId}',
    'manager GET /api/abnahmeprotokolle/{id}/files/{fileId}',
    'manager POST /api/abnahmeprotokolle/{id}/signature',
    'manager POST /api/abnahmeprotokolle/{id}/void',
    'manager POST /api/abnahmeprotokolle/{id}/editions',
    'manager POST /api/abnahmeprotokolle/{id}/copies',
    'manager POST /api/views',
    'manager PUT /api/views/{id}',
    'manager DELETE /api/views/{id}',
    'manager GET /api/sync/pull',
    'manager GET /api/sync/stream',
  ])
})

test('every parameter in a path has a schema', () => {
  for (const endpoint of Object.values(everyEndpoint)) {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = 'params' in endpoint ? Object.keys(endpoint.params.shape) : []
    expect({ path: endpoint.path, described }).toEqual({ path: endpoint.path, described: named })
  }
})

test('values fill a path escaped, so that they stay inside their segment', () => {
  expect(fillPath('/api/a/{x}/b/{y}', { x: '../c', y: 'd?e=f#g' })).toBe('/api/a/..%2Fc/b/d%3Fe%3Df%23g')
})
