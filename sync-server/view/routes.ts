import type { AdminDeps } from '#server/deps.ts'
import type { Handlers } from '#server/scope/mount-contract.ts'
import { handlersOf } from '#server/scope/serve-command.ts'
import type { viewContract } from '#shared/view/contract.ts'
import * as commands from './commands.ts'

export const viewRoutes = (deps: AdminDeps): Handlers<typeof viewContract> => handlersOf(commands, deps)
