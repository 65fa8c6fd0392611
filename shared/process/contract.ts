import * as z from 'zod/mini'
import { defineContract } from '#shared/endpoint.ts'
import { externalProcess } from '#shared/process/process.ts'

export const processContract = defineContract({
  /** What an advert would show of the process behind a code, or of the newest process of the property behind it, and nothing else. */
  lookUpProcess: {
    method: 'GET',
    path: '/api/external/application-processes/{code}',
    access: 'anyone',
    params: z.object({ code: z.string().check(z.maxLength(64)) }),
    answer: externalProcess,
  },
})
