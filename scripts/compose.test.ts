import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fillComposeFile, findOrder, readComposeFile } from './trial/compose-file.ts'

const root = path.join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

const { services, volumes } = readComposeFile()
const apps = Object.values(services).filter(({ build }) => build !== undefined)

test('what the app is told is what it reads: every variable stands in .env.example, but for those that the SDK of AWS reads', () => {
  const known = new Set([...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  const told = new Set(apps.flatMap(({ environment }) => Object.keys(environment ?? {})))
  expect(apps).toHaveLength(3)
  expect([...told].filter((name) => !known.has(name) && !name.startsWith('AWS_'))).toEqual([])
})

test('no secret has a default: compose names the one that is missing', () => {
  const secret = /(PASSWORD|_KEY|_SECRET|_KEY_ID)$/
  // Of Cognito, or of another provider: only one of them is asked for.
  const optional = /^(OIDC|COGNITO|AWS)_/
  const given = Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}))
  const secrets = given.filter(([name]) => secret.test(name) && !optional.test(name))
  expect(secrets.length).toBeGreaterThan(5)
  for (const [name, value] of secrets)
    expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{[A-Z0-9_]+:\?.+\}$/)])
})

test('the app writes to its data alone, may do nothing more than its user may, and says how it is', () => {
  for (const app of apps) {
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(app.healthcheck).toBeDefined()
  }
  expect(read('Dockerfile')).toMatch(/^USER node$/m)
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK/m)
})

test('everything has a version, so that nobody gets another one by starting it again', () => {
  const images = Object.values(services).flatMap(({ image = '', build }) => (build === undefined ? [image] : []))
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(images.length + bases.length).toBe(7)
  for (const image of [...images, ...bases]) expect(image).toMatch(/:v?\d+\.\d+/)
})

test('services come up: none waits for one that waits for it, and the app, which reaches its store through the proxy, waits for that', () => {
  const names = [...read('compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => [name, 'site.test'])
  const { proxy, app1 } = fillComposeFile(Object.fromEntries(names))
  const host = new URL(app1?.environment?.['S3_ENDPOINT'] ?? '').host
  expect(proxy?.networks?.['default']?.aliases).toContain(host)
  const order = findOrder(services)
  for (const app of ['app1', 'app2']) expect(order.indexOf(app)).toBeGreaterThan(order.indexOf('proxy'))
})

test('a container has longer to stop than the app needs at most', () => {
  const longestFarewell = 10
  for (const { stop_grace_period, environment } of apps) {
    expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(
      2 * longestFarewell + Number(environment?.['DRAIN_SECONDS']),
    )
  }
})

test('the environment file to fill in has every variable that compose.yml asks for, and no other', () => {
  const given = [...read('docs/deploy/compose.env').matchAll(/^(\w+)=$/gm)].map(([, name]) => name)
  const asked = [...read('compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  expect(new Set(given)).toEqual(new Set(asked))
})

test('compose names the variable that is missing', () => {
  expect(() => fillComposeFile({})).toThrow('required variable POSTGRES_PASSWORD is missing a value')
})

test('every service, volume and file that is named exists', () => {
  const all = Object.values(services)
  const awaited = all.flatMap(({ depends_on }) => Object.keys(depends_on ?? {}))
  expect(awaited.filter((name) => !Object.hasOwn(services, name))).toEqual([])
  const mounts = all
    .flatMap(({ volumes: mounted }) => mounted ?? [])
    .map((mount) => (typeof mount === 'string' ? (mount.split(':')[0] ?? '') : mount.source))
  const exists = (mount: string) =>
    mount === './backups' ||
    (mount.startsWith('./') ? existsSync(path.join(root, mount)) : Object.hasOwn(volumes, mount))
  expect(mounts.filter((mount) => !exists(mount))).toEqual([])
})

test('the commands that are named exist', () => {
  const commands = read('sync-server/commands/run-command.ts')
  const named = apps.flatMap(({ command }) => command?.slice(0, 1) ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !commands.includes(`async ${name}(`))).toEqual([])
  const built = /dist\/server\/main\.js/
  expect(read('Dockerfile')).toMatch(built)
  expect(read('scripts/build.ts')).toContain("for (const entry of ['main', 'document/storage/examine-worker'])")
  expect(read('scripts/build.ts')).toContain('path.join(to, `${path.basename(entry)}.js`)')
})
