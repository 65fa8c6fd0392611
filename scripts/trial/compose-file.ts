import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import * as z from 'zod/mini'

const texts = z.array(z.string())

const service = z.looseObject({
  image: z.optional(z.string()),
  build: z.optional(z.string()),
  command: z.optional(texts),
  environment: z.optional(z.record(z.string(), z.string())),
  depends_on: z.optional(z.record(z.string(), z.looseObject({ condition: z.string() }))),
  healthcheck: z.optional(z.looseObject({ test: z.optional(texts) })),
  volumes: z.optional(z.array(z.union([z.string(), z.looseObject({ source: z.string(), target: z.string() })]))),
  networks: z.optional(z.record(z.string(), z.looseObject({ aliases: z.optional(texts) }))),
  read_only: z.optional(z.boolean()),
  tmpfs: z.optional(texts),
  cap_drop: z.optional(texts),
  cap_add: z.optional(texts),
  security_opt: z.optional(texts),
  profiles: z.optional(texts),
  stop_grace_period: z.optional(z.string()),
})

export type Service = z.output<typeof service>

const composeFile = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
})

export const root = path.join(import.meta.dirname, '..', '..')

/** As it is written. */
export const readComposeFile = () =>
  z.parse(composeFile, parseYaml(readFileSync(path.join(root, 'compose.yml'), 'utf8')))

/** With the variables of the environment file put in, as compose does it. @throws what compose would say is missing */
export function fillComposeFile(variables: Record<string, string>): Record<string, Service> {
  const filled = mapTexts(readComposeFile(), (text) => interpolate(text, variables))
  return z.parse(composeFile, filled).services
}

/** Each after those it waits for, without what is started by name only. @throws when they wait for each other */
export function findOrder(services: Record<string, Service>): string[] {
  const started: string[] = []
  const waiting = Object.entries(services).filter(([, { profiles }]) => !profiles)
  while (started.length < waiting.length) {
    const next = waiting.find(
      ([name, { depends_on = {} }]) =>
        !started.includes(name) && Object.keys(depends_on).every((other) => started.includes(other)),
    )
    if (!next) throw new Error('services of compose.yml wait for each other')
    started.push(next[0])
  }
  return started
}

/** `${NAME:?message}`, `${NAME:-default}`, `${NAME}`, and `$$` for a dollar sign. */
function interpolate(text: string, variables: Record<string, string>): string {
  return text.replace(/\$\$|\$\{(\w+)(?::([?-])([^}]*))?\}/g, (whole, name?: string, kind?: string, rest = '') => {
    if (name === undefined) return '$'
    const value = variables[name]
    if (value) return value
    if (kind === '?') throw new Error(`required variable ${name} is missing a value: ${rest}`)
    if (kind === undefined) throw new Error(`${whole} has no value`)
    return String(rest)
  })
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]))
}
