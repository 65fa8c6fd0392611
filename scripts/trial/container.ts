import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Service } from './compose-file.ts'

export interface Image {
  /** What it runs, with the service's own command where the image has an entry point. */
  argv: string[]
  /** Where it starts; else in the root. */
  directory?: string
  /** The account of the image. */
  uid: number
  /** Of the image itself; the service's come on top. */
  environment?: Record<string, string>
  /** What it writes to beside the service's. */
  volumes?: string[]
  /** What lies in the image, by where. */
  files?: Record<string, string>
}

export interface Mount {
  from: string
  to: string
  isReadOnly: boolean
}

export interface Container {
  child: ChildProcess
  ended: Promise<number | null>
  /** To the process itself, as `docker stop` sends it. */
  signal: (name: 'SIGTERM' | 'SIGKILL') => void
}

/** Of the system, for everything that is not in an image here. */
const SYSTEM = [
  '/usr',
  ...['passwd', 'group', 'hosts', 'nsswitch.conf', 'ld.so.cache', 'ssl'].map((name) => `/etc/${name}`),
]
const LINKS = ['bin', 'lib', 'lib64', 'sbin']

/**
 * A process as a container would run it: a root of its own that nobody can write to, the mounts, the account and no
 * more rights than the service says, in the network of its service. Ends when we do.
 */
export function runContainer(name: string, service: Service, image: Image, mounts: Mount[], log: string): Container {
  const variables = { PATH: '/opt/bin:/usr/bin:/bin', HOME: '/tmp', ...image.environment, ...service.environment }
  const readable = [...SYSTEM.map((place) => [place, place] as const), ...Object.entries(image.files ?? {})]
  const bound = [...readable.map(([to, from]) => ({ from, to, isReadOnly: true })), ...mounts]
  const args = [
    ...LINKS.flatMap((place) => ['--symlink', `usr/${place}`, `/${place}`]),
    ...'--dev /dev --perms 1777 --tmpfs /dev/shm --proc /proc --perms 1777 --dir /tmp'.split(' '),
    ...(service.tmpfs ?? []).flatMap((place) => ['--perms', '1777', '--tmpfs', place]),
    ...parentsOf(bound).flatMap((place) => ['--perms', '0755', '--dir', place]),
    ...bound.flatMap(({ from, to, isReadOnly }) => [isReadOnly ? '--ro-bind' : '--bind', from, to]),
    ...(service.read_only ? ['--remount-ro', '/'] : []),
    ...'--unshare-pid --as-pid-1 --unshare-ipc --die-with-parent --new-session'.split(' '),
    '--chdir',
    image.directory ?? '/',
    '--clearenv',
    ...Object.entries(variables).flatMap(([key, value]) => ['--setenv', key, value]),
    'setpriv',
    ...`--reuid=${image.uid} --regid=${image.uid} --clear-groups --inh-caps=-all --pdeathsig=KILL`.split(' '),
    ...rights(service),
    ...image.argv,
  ]
  const output = openSync(log, 'a')
  const child = spawn('ip', ['netns', 'exec', name, 'bwrap', ...args], { stdio: ['pipe', output, output] })
  closeSync(output)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const signal: Container['signal'] = (kind) => {
    for (const id of childrenOf(child.pid)) process.kill(id, kind)
  }
  return { child, ended, signal }
}

/** The named volumes as directories, the files of the project where they are. */
export function mountsOf(volumes: NonNullable<Service['volumes']>, root: string, data: string, uid: number): Mount[] {
  return volumes.map((volume) => {
    const [source = '', target = '', mode] =
      typeof volume === 'string' ? volume.split(':') : [volume.source, volume.target]
    const isOurs = source.startsWith('./') && mode === 'ro'
    const from = isOurs ? path.join(root, source) : path.join(data, source)
    if (!isOurs) {
      mkdirSync(from, { recursive: true })
      chownSync(from, uid, uid)
    }
    return { from, to: target, isReadOnly: mode === 'ro' }
  })
}

/** Made for everybody: what bubblewrap makes by itself, only root may enter. */
const parentsOf = (mounts: Mount[]): string[] => {
  const places = mounts.flatMap(({ to }) =>
    to
      .split('/')
      .slice(1, -1)
      .map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`),
  )
  return [...new Set(places)]
}

function childrenOf(id: number | undefined): number[] {
  const file = `/proc/${id}/task/${id}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

function rights({ cap_drop, cap_add = [], security_opt = [] }: Service): string[] {
  const kept = cap_add.map((right) => `,+${right.toLowerCase()}`).join('')
  return [
    ...(cap_drop?.includes('ALL') ? [`--bounding-set=-all${kept}`] : []),
    ...(security_opt.includes('no-new-privileges:true') ? ['--no-new-privs'] : []),
  ]
}
