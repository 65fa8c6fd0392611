import type { FaultMode } from '../server/fault-modes.ts'
import { type ArmedFault, type FaultProxy, startFaultProxy } from '../server/fault-proxy.ts'

/** Of every ten requests, about so many meet something. */
const ARMED_AT_ONCE = 4
const HANGS_MS = 2_000

const ours = { 'x-app': 'einzug' }

const modes: (() => FaultMode)[] = [
  () => 'drop-before',
  () => 'drop-after-commit',
  () => 'drop-after-commit',
  () => 'hang',
  () => 'hang-after-commit',
  () => 'truncate',
  () => 'html200',
  () => 'redirect',
  () => 'dup',
  () => ({ cutUploadAt: Math.ceil(Math.random() * 100_000) }),
  () => ({ delayMs: Math.random() * 5_000 }),
  () => ({ status: 500, headers: ours, body: '{"code":"INTERNAL"}' }),
  () => ({ status: 503, headers: { ...ours, 'retry-after': '10' }, body: '{"code":"UNAVAILABLE"}' }),
  () => ({ status: 502, body: 'Bad Gateway' }),
  () => ({ status: 403, body: 'Blocked' }),
]

export interface BadNetwork {
  proxy: FaultProxy
  /** Requests that met a fault. */
  count: () => number
  /** From now on everything gets through. */
  calm: () => void
}

/** A network between phones and server that drops, delays, doubles, holds, cuts and answers in others' names. */
export async function startBadNetwork(target: string): Promise<BadNetwork> {
  const proxy = await startFaultProxy(target)
  const armed: ArmedFault[] = []
  const past: ArmedFault[] = []
  const timer = setInterval(() => {
    for (const fault of armed.filter((each) => each.count() > 0)) {
      armed.splice(armed.indexOf(fault), 1)
      past.push(fault)
      setTimeout(fault.disarm, HANGS_MS)
    }
    while (armed.length < ARMED_AT_ONCE) {
      const mode = modes[Math.floor(Math.random() * modes.length)]?.() ?? 'drop-before'
      armed.push(proxy.arm({ path: /^\/api\//, nth: Math.ceil(Math.random() * 10), mode }))
    }
  }, 5)

  return {
    proxy,
    count: () => [...past, ...armed].reduce((sum, fault) => sum + fault.count(), 0),
    calm: () => {
      clearInterval(timer)
      for (const fault of armed) fault.disarm()
    },
  }
}
