import * as z from 'zod/mini'
import { defineContract } from '#shared/endpoint.ts'

export const accountContract = defineContract({
  readLoginUrl: {
    method: 'GET',
    path: '/api/auth/login-url',
    access: 'anyone',
    query: z.object({ returnUrl: z.optional(z.string()) }),
    answer: z.object({ authorizeUrl: z.string() }),
  },
})
