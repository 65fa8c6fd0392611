import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { roles } from '#shared/account/role.ts'
import { employmentStatuses } from '#shared/application/questions/renter.ts'
import { actionsFrom, applicationStatuses } from '#shared/application/status.ts'
import { documentTypes } from '#shared/document/document-kinds.ts'
import { errors } from '#shared/errors/errors.ts'
import { everyEndpoint } from '#shared/every-endpoint.ts'
import { entities } from '#shared/feed/feed.ts'
import { protocolKinds, protocolStatuses } from '#shared/handover/protocol.ts'
import { signingOutcomes, statementKinds } from '#shared/handover/sign/signing.ts'
import { issues } from '#shared/issues.ts'
import { processStatuses, rentalDurations, startDateTypes } from '#shared/process/process.ts'
import { propertyTypes } from '#shared/property/property.ts'

const root = path.join(import.meta.dirname, '..')
const folder = 'docs/specification'
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const ours = /\.(?:tsx?|mjs|sql|md)$/
const isMade = /(?:^|[/\\])(?:node_modules|dist|test-results|data|\..*)$/
const files = globSync('**/*', { cwd: root, exclude: (name) => isMade.test(name) }).filter((name) => ours.test(name))
const names = ['applicant', 'manager', 'handover', 'sign-in', 'wire', 'delivery'] as const
const sections = Object.fromEntries(names.map((name) => [name, headingsOf(name)]))
const specification = names.map((name) => read(`${folder}/${name}.md`)).join('\n')

const inBothForms = `(wire.md, Feed) and [wire.md](wire.md),
 * Feed.`

test('every reference of a comment leads to a section of the specification', () => {
  expect(referencesIn(inBothForms)).toHaveLength(2)
  expect(files.length).toBeGreaterThan(1900)
  const lost = files.flatMap((file) =>
    referencesIn(read(file))
      .filter(({ name, rest }) => !leadsSomewhere(name, rest))
      .map(({ name, rest }) => `${file}: ${name}.md, ${rest.slice(0, 40)}`),
  )
  expect(lost).toEqual([])
})

test('every link to a section of the specification finds it', () => {
  const lost = files.flatMap((file) =>
    [...read(file).matchAll(/specification\/([a-z-]+)\.md#([\w-]+)/g)]
      .filter(([, name = '', anchor]) => !sections[name]?.some((heading) => anchorOf(heading) === anchor))
      .map(([link]) => `${file}: ${link}`),
  )
  expect(lost).toEqual([])
})

test('no comment refers to a document that is not here', () => {
  const unknown = /\b(?:admin|decisions|offline|house|quality|look|field|security|frontend-stack|server-stack)\.md\b/
  expect(files.filter((file) => unknown.test(read(file)))).toEqual([])
})

test('every call of the contract stands in the specification', () => {
  const calls = Object.values(everyEndpoint).map(({ method, path: address }) => `\`${method} ${address}\``)
  expect(calls.filter((call) => !specification.includes(call))).toEqual([])
})

test('every failure stands in the specification, with its status and its text', () => {
  const rows = Object.entries(errors).map(([code, { status, text }]) => `| \`${code}\` | ${status} | ${text.message} |`)
  const wire = read(`${folder}/wire.md`).split('\n')
  expect(rows.filter((row) => !wire.includes(row))).toEqual([])
})

test('every reason for refusing a value stands in the specification, in its own words', () => {
  const lines = specification.split('\n')
  const missing = Object.entries(issues).filter(([code, { message }]) => {
    const said = lines.filter((line) => line.includes(`\`${code}\``))
    return said.length === 0 || !said.every((line) => line.includes(message))
  })
  expect(missing.map(([code]) => code)).toEqual([])
})

test('every page stands in the specification', () => {
  const addresses = [...read('web/src/kit/address/paths.ts').matchAll(/^ {2}\w+: '(\/.*)',$/gm)]
  expect(addresses.length).toBeGreaterThan(20)
  expect(
    addresses.map(([, address]) => address).filter((address) => !specification.includes(`\`${address}\``)),
  ).toEqual([])
})

test('the statuses, and the steps between those of an application, are the ones of the specification', () => {
  const values: Record<string, readonly string[]> = {
    applicant: [...employmentStatuses, ...documentTypes, ...propertyTypes, ...rentalDurations, ...startDateTypes],
    manager: [...applicationStatuses, ...processStatuses, ...roles],
    handover: [...protocolStatuses, ...protocolKinds, ...signingOutcomes, ...statementKinds],
    wire: entities,
  }
  const missing = Object.entries(values).flatMap(([name, all]) => {
    const text = read(`${folder}/${name}.md`)
    return all.filter((value) => !text.includes(`\`${value}\``)).map((value) => `${name}.md: ${value}`)
  })
  expect(missing).toEqual([])
  const steps = applicationStatuses
    .filter((from) => actionsFrom(from).length > 0)
    .map(
      (from) =>
        `\n| \`${from}\` | ${actionsFrom(from)
          .map((to) => `\`${to}\``)
          .join(', ')} |`,
    )
  expect(steps.filter((step) => !specification.includes(step))).toEqual([])
})

interface Reference {
  name: string
  /** What follows the comma: it has to begin with a heading. */
  rest: string
}

/** A file and a heading, as a link too, also over the end of a line; and any file with a number. */
function referencesIn(text: string): Reference[] {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\n[ \t]*(?:\*|\/\/|--)?[ \t]*/g, ' ')
  return [...plain.matchAll(/\b([a-z][a-z-]*)\.md(?:, (?=[A-Z§])| (?=§))(?=(.{1,60}))/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      rest,
    }),
  )
}

const leadsSomewhere = (name: string, rest: string) =>
  sections[name]?.some((heading) => rest.startsWith(heading) && /^ ?[),;:.|]/.test(rest.slice(heading.length))) ?? false

function headingsOf(name: string): string[] {
  return [...read(`${folder}/${name}.md`).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
}

const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-')
