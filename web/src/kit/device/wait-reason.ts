import type { Failure } from '#web/kit/api/failure.ts'

/** Why something that was tried is not at the server yet, where no person can do anything about it. */
export type WaitReason = 'offline' | 'unreached' | 'login' | 'filtered' | 'busy' | 'no_room' | 'server_down' | 'device'

/** @param isOnline false where the browser is sure that there is no network: then nothing else matters */
export function waitReasonOf({ code, http, wantsLogin }: Failure, isOnline: boolean): WaitReason {
  if (!isOnline) return 'offline'
  if (noRoom.has(code)) return 'no_room'
  // Also when something before the server says it.
  if (http === 429) return 'busy'
  if (code === 'DEVICE') return 'device'
  if (code !== 'NET' || (http ?? 0) >= 500) return wantsLogin ? 'login' : 'server_down'
  if (wantsLogin) return 'login'
  return http === undefined ? 'unreached' : 'filtered'
}

const noRoom = new Set(['UPLOADS_PAUSED', 'STORAGE_FULL'])

/** A better connection, or another one, would help. */
export const isOfNetwork = (reason: WaitReason) => networkReasons.has(reason)

const networkReasons = new Set<WaitReason>(['offline', 'unreached', 'login', 'filtered'])
