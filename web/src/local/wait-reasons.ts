/** Why something that was tried is not at the server yet, where no person can do anything about it. */
export const waitReasons = [
  'offline',
  'unreached',
  'login',
  'filtered',
  'busy',
  'no_room',
  'server_down',
  'device',
] as const
export type WaitReason = (typeof waitReasons)[number]
