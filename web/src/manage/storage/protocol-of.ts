import * as z from 'zod/mini'
import type { StoredCommand } from './stored-command.ts'

const made = z.catch(z.object({ id: z.optional(z.string()) }), {})

/** The protocols that a change is about: the one it changes or makes, and the one it is made from. None for other changes. */
export function protocolsOf({ name, params, body }: Pick<StoredCommand, 'name' | 'params' | 'body'>): string[] {
  if (!handoverCommands.has(name)) return []
  const makes = name === 'createProtocol' || name === 'newEdition' ? made.parse(body).id : undefined
  return [params?.['id'], makes].filter((id) => id !== undefined)
}

const handoverCommands = new Set([
  'createProtocol',
  'deleteProtocol',
  'changeProtocol',
  'putRoom',
  'removeRoom',
  'announceFile',
  'signProtocol',
  'voidProtocol',
  'newEdition',
  'sendCopies',
])
