import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { bodyOf } from '#shared/api-description/bodies.ts'
import { describeApi } from '#shared/api-description/describe-api.ts'
import { exampleOf } from '#shared/api-description/example.ts'
import { endpointNames } from '#shared/api-description/groups.ts'
import { jsonSchemaOf } from '#shared/api-description/json-schema.ts'
import { everyEndpoint } from '#shared/every-endpoint.ts'

const TODAY = '2026-11-21'

const described = describeApi(TODAY) as {
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; schema: object }[] }>>
}

test('the description is valid OpenAPI 3.1: a public linter has nothing to say about it', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(described), absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('it describes every endpoint under its own name, and nothing else', () => {
  const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  )
  const contracts = endpointNames.map((name) => `${name} ${everyEndpoint[name].method} ${everyEndpoint[name].path}`)
  expect(operations.toSorted()).toEqual(contracts.toSorted())
})

/**
 * What other clients rely on, with these fields (wire.md, Documented and optional fields); uploadUrl leads to the address
 * of the documents.
 */
const specified = `
  GET /api/external/application-processes/{}
  POST /api/applications/documents/presign
  PUT /api/documents/{}/content
  POST /api/applications
  POST /api/questionnaires
  GET /api/auth/login-url?returnUrl
  POST /api/auth/token
  GET /api/cognito/token
  GET /api/users/me
  GET /api/organizations/{}
  GET /api/organizations?name,limit,offset
  POST /api/organizations
  GET /api/users?email,organizationId,role,isActive,limit,offset
  GET /api/users/{}
  POST /api/users
  GET /api/rent-objects?organizationId,propertyType,country,limit,offset
  GET /api/admin/rent-objects
  POST /api/rent-objects
  PUT /api/rent-objects/{}
  GET /api/rent-objects/{}
  POST /api/rent-objects/{}/residents/add
  PUT /api/rent-objects/{}/residents/{}
  DELETE /api/rent-objects/{}/residents/{}
  GET /api/application-processes?organizationId,code,propertyId,propertyCode,status,startDateType,limit,offset
  POST /api/application-processes
  GET /api/application-processes/{}
  PUT /api/application-processes/{}
  POST /api/application-processes/{}/close/{}
  GET /api/applications?applicationProcessId
  GET /api/applications?organizationId,processId,propertyCode,status,isCompleted,limit,offset
  GET /api/applications/{}
  GET /api/applications/{}/documents
  PUT /api/applications/{}/status/{}
  GET /api/abnahmeprotokolle
  POST /api/abnahmeprotokolle
  DELETE /api/abnahmeprotokolle/{}
`
  .trim()
  .split(/\s*\n\s*/)

test.each(specified)('the specification’s call %s is described, with each of its parameters', (call) => {
  const [, method = '', path, query] = /^(\w+) ([^?]+)\??(.*)$/.exec(call) ?? []
  const found = Object.entries(described.paths).find(([each]) => each.replace(/\{\w+\}/g, '{}') === path)
  const parameters = found?.[1][method.toLowerCase()]?.parameters.map(({ name }) => name)
  expect(parameters).toEqual(expect.arrayContaining(query ? query.split(',') : []))
})

test('the limits of a list are said as numbers', () => {
  const { parameters = [] } = described.paths['/api/users']?.['get'] ?? {}
  expect(parameters.find(({ name }) => name === 'limit')?.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 50,
  })
})

test.each(endpointNames.filter((name) => bodyOf(name, TODAY)))('the example of what %s takes is taken', (name) => {
  const body = bodyOf(name, TODAY)
  if (!body) throw new Error('chosen because it has one')
  expect(body.safeParse(exampleOf(jsonSchemaOf(body, 'input'))).error?.issues).toBeUndefined()
})
