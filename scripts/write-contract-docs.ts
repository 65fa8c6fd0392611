// node scripts/write-contract-docs.ts: what stands above each endpoint in its contract, for the description of the API.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
export const contractDocsFile = path.join(root, 'shared/api-description/contract-docs.ts')

/** The file as it has to be. @throws for an endpoint that nothing is said about */
export function contractDocs(): string {
  const files = globSync('shared/**/*contract.ts', { cwd: root }).toSorted()
  const lines = files.flatMap((file) => docsIn(readFileSync(path.join(root, file), 'utf8')))
  return [
    "import type { EndpointName } from '#shared/every-endpoint.ts'",
    '',
    '/** Written by scripts/write-contract-docs.ts from the comments in the contracts: change those. */',
    '// biome-ignore format: a line for each',
    'export const contractDocs: Record<EndpointName, string> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

function docsIn(source: string): string[] {
  const endpoints = source.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}(\w+): (?:endpoint\(|\{\s*method:)/gm)
  return [...endpoints].map(([, comment, name = '']) => {
    if (!comment) throw new Error(`${name} is not described in its contract`)
    return `  ${name}: ${quoted(plain(comment))},`
  })
}

/** One paragraph, without the places in the specification. */
const plain = (comment: string) =>
  comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ \((\w+\.md|\w+\.ts)[^)]*\)/g, '')
    .trim()

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

if (process.argv[1] === import.meta.filename) writeFileSync(contractDocsFile, contractDocs())
