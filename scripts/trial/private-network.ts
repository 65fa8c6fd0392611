import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Where whoever started the trial is: the world outside of the containers, with browsers and the identity provider. */
export const OUTSIDE = '10.77.0.1'
const BRIDGE = 'einzug0'

/** Set in the process that runs in a network of its own. */
const marker = 'EINZUG_TRIAL_NETWORK'

export const isInPrivateNetwork = () => process.env[marker] !== undefined

/**
 * Runs the whole program once more in a network and with mounts of its own, which end with it: there every port is free,
 * and names lead where we say.
 * @returns whether this is that run; its exit code when it was started and has ended
 */
export function enterPrivateNetwork(): true | number {
  if (isInPrivateNetwork()) return true
  const again = [process.execPath, ...process.argv.slice(1)]
  const { status } = spawnSync('unshare', ['--net', '--mount', '--propagation', 'private', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [marker]: '1' },
  })
  return status ?? 1
}

/** One network, as compose makes it: an address for each service, found by its name and aliases, which `hosts` tells. */
export function layNetwork(names: Record<string, string[]>, outside: string[], hosts: string): void {
  run('ip', 'link', 'set', 'lo', 'up')
  run('mkdir', '-p', '/run/netns')
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns')
  run('ip', 'link', 'add', BRIDGE, 'type', 'bridge')
  run('ip', 'addr', 'add', `${OUTSIDE}/24`, 'dev', BRIDGE)
  run('ip', 'link', 'set', BRIDGE, 'up')
  const lines = ['127.0.0.1 localhost', `${OUTSIDE} ${outside.join(' ')}`]
  for (const [index, [service, others]] of Object.entries(names).entries()) {
    const [address, cable] = [`10.77.0.${index + 2}`, `to-${service}`]
    run('ip', 'netns', 'add', service)
    run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', service)
    run('ip', 'link', 'set', cable, 'master', BRIDGE, 'up')
    run('ip', '-n', service, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    for (const device of ['eth0', 'lo']) run('ip', '-n', service, 'link', 'set', device, 'up')
    lines.push(`${address} ${[service, ...others].join(' ')}`)
  }
  writeFileSync(hosts, `${lines.join('\n')}\n`)
  run('mount', '--bind', hosts, '/etc/hosts')
}

/** Bytes that came on each connection to a port of a service that is open now. */
export function receivedBytes(service: string, port: number): number[] {
  const text = execFileSync('ip', ['netns', 'exec', service, 'ss', '-tinH', 'state', 'established', `sport = :${port}`])
  return [...text.toString().matchAll(/bytes_received:(\d+)/g)].map(([, bytes]) => Number(bytes))
}

const run = (file: string, ...args: string[]) =>
  void execFileSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] })
