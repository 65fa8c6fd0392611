import * as z from 'zod/mini'
import { applicationSubmission, PAYLOAD_VERSION, questionnaireSubmission } from '#shared/application/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'

/**
 * What may be sent as JSON, in full. Submissions are looser in their contract, because the server compares them with what it
 * has before it looks at their rules.
 * @param today as `YYYY-MM-DD`, for rules about ages
 */
export function bodyOf(name: EndpointName, today: string): z.ZodMiniType | undefined {
  if (name === 'submitApplication') return z.object({ ...applicationSubmission(today).shape, payloadVersion })
  if (name === 'submitQuestionnaire') return z.object({ ...questionnaireSubmission(today).shape, payloadVersion })
  const { body }: Endpoint = everyEndpoint[name]
  return body === 'bytes' ? undefined : body
}

const payloadVersion = z.optional(
  z
    .number()
    .check(z.refine(Number.isInteger, { error: 'whole_number_required' }), z.minimum(1), z.maximum(PAYLOAD_VERSION)),
)
