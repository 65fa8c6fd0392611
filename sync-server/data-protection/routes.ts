import type { Deps } from '#server/deps.ts'
import { lookUpProcess } from '#server/process/look-up-process.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import type { dataProtectionContract } from '#shared/data-protection/contract.ts'
import { id } from '#shared/text.ts'
import { ofHome, ofOrganization } from './data-protection.ts'

export const dataProtectionRoutes = (deps: Deps): Handlers<typeof dataProtectionContract> => ({
  async readDataProtection({ params, client, request }) {
    const organizationId = id().safeParse(params.of)
    if (organizationId.success) return ofOrganization(deps, organizationId.data)
    // Whoever applies knows a code, and is told no id of who lets.
    const proof = request.headers.get('x-proof')
    return ofHome(deps, await lookUpProcess(deps, { code: params.of, client, proof }))
  },
})
