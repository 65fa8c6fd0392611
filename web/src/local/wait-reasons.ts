/** Why something that was tried is not at the server yet, where no person can do anything about it. */
export type WaitReason = 'offline' | 'unreached' | 'login' | 'filtered' | 'busy' | 'no_room' | 'server_down' | 'device'
