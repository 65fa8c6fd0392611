import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const root = path.join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

const service = z.looseObject({
  image: z.optional(z.string()),
  build: z.optional(z.string()),
  environment: z.optional(z.record(z.string(), z.string())),
  healthcheck: z.optional(z.looseObject({})),
  read_only: z.optional(z.boolean()),
  depends_on: z.optional(z.record(z.string(), z.looseObject({ condition: z.string() }))),
  volumes: z.optional(z.array(z.string())),
  command: z.optional(z.array(z.string())),
})
const { services, volumes } = z.parse(
  z.looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) }),
  parseYaml(read('compose.yml')),
)
const apps = Object.values(services).filter(({ build }) => build !== undefined)

test('what the app is told is what it reads: every variable stands in .env.example', () => {
  const known = new Set([...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  const told = new Set(apps.flatMap(({ environment }) => Object.keys(environment ?? {})))
  expect(apps).toHaveLength(3)
  expect([...told].filter((name) => !known.has(name))).toEqual([])
})

test('no secret has a default: compose names the one that is missing', () => {
  const secret = /(PASSWORD|_KEY|_SECRET|_KEY_ID)$/
  const given = Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}))
  const secrets = given.filter(([name]) => secret.test(name) && name !== 'OIDC_CLIENT_SECRET')
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

test('every service, volume and file that is named exists', () => {
  const all = Object.values(services)
  const awaited = all.flatMap(({ depends_on }) => Object.keys(depends_on ?? {}))
  expect(awaited.filter((name) => !Object.hasOwn(services, name))).toEqual([])
  const mounts = all.flatMap(({ volumes: mounted }) => mounted ?? []).map((mount) => mount.split(':')[0] ?? '')
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
  expect(read('scripts/build.ts')).toContain("path.join(to, 'main.js')")
})
