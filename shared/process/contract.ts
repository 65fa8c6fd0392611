import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { externalProcess } from '#shared/process/process.ts'

export const processContract = defineContract({
  /** What an advert would show of the process behind a code, or of the newest process of the property behind it, and nothing else. */
  lookUpProcess: endpoint('GET', '/api/external/application-processes/{code}', 'anyone', {
    params: z.object({ code: z.string().check(z.maxLength(64)) }),
    answer: externalProcess,
  }),
})
