import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import type { processContract } from '#shared/process/contract.ts'
import { externalProcess } from './external-process.ts'
import { lookUpProcess } from './look-up-process.ts'

export const processRoutes = (deps: Deps): Handlers<typeof processContract> => ({
  lookUpProcess: async ({ params, client, request }) =>
    externalProcess(await lookUpProcess(deps, { code: params.code, client, proof: request.headers.get('x-proof') })),
})
