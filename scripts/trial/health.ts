import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import type { Service } from './compose-file.ts'

/** Whether a service's own health check is content; where its program is not here, whether it answers. */
export async function isWell(name: string, service: Service): Promise<boolean> {
  if (name === 'store')
    return fetch('http://store:9000/healthcheck').then(
      ({ ok }) => ok,
      () => false,
    )
  if (name === 'mail') return answers('mail', 1025)
  if (name === 'postgres') return answers('postgres', 5432)
  return isHealthy(name, service, path.dirname(process.execPath))
}

/** The check as the file has it, run beside the service. */
function isHealthy(name: string, { healthcheck }: Service, programs: string): boolean {
  const [kind, ...test] = healthcheck?.test ?? []
  const command = kind === 'CMD-SHELL' ? ['sh', '-c', ...test] : test
  const env = { PATH: `${programs}:${process.env['PATH'] ?? ''}` }
  return spawnSync('ip', ['netns', 'exec', name, ...command], { stdio: 'ignore', env, timeout: 5000 }).status === 0
}

async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
