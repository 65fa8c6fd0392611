import { defineContract, endpoint } from '#shared/endpoint.ts'

export const apiDescriptionContract = defineContract({
  /** This description of the API, as OpenAPI 3.1. It changes with the server alone: an `ETag` saves sending it again. */
  readApiDescription: endpoint('GET', '/api/openapi.json', 'anyone', { answer: 'stream' }),
})
