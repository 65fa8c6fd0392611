import type { ErrorCode } from '#shared/errors.ts'
import { commandOf } from '#shared/every-command.ts'
import type { readerOf } from './read-shown.ts'

/** What the device knows the server would refuse, and what shall not even wait. */
export class RefusedHere extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/** Nothing is changed under a signature, be it one that the server does not know of yet. @throws RefusedHere */
export async function refuseOnSigned(
  read: Awaited<ReturnType<typeof readerOf>>,
  name: string,
  params: unknown,
): Promise<void> {
  if (!commandOf(name)?.ofDraft) return
  const { id = '' } = params as { id?: string } // their paths all name the protocol
  const status = (await read('protocol', id))?.status
  if (status !== undefined && status !== 'draft') throw new RefusedHere('PROTOCOL_SIGNED')
}
