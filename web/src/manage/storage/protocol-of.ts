import * as z from 'zod/mini'
import { commandOf } from '#shared/every-command.ts'
import type { StoredCommand } from './stored-command.ts'

const made = z.catch(z.object({ id: z.optional(z.string()) }), {})

/** The protocols that a change is about: the one it changes or makes, and the one it is made from. None for other changes. */
export function protocolsOf({ name, params, body }: Pick<StoredCommand, 'name' | 'params' | 'body'>): string[] {
  const command = commandOf(name)
  if (!command?.about.startsWith('protocol')) return []
  const makes = command.about === 'protocol' && command.absent === 'is fine' ? made.parse(body).id : undefined
  return [params?.['id'], makes].filter((id) => id !== undefined)
}
