// Loaded before a server (`node --import`): kills it at the first write of a kind that none of its predecessors came to, with half of the
// bytes written where there are any. `DIES_LIST` names the file that the kinds are noted in, `DATA_DIR` what is looked at.
import childProcess, { type ExecFileSyncOptions } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { Client } from 'pg'

const list = process.env['DIES_LIST'] ?? ''
const root = path.resolve(process.env['DATA_DIR'] ?? '')
const known = new Set(fs.existsSync(list) ? fs.readFileSync(list, 'utf8').split('\n') : [])
const append = fs.appendFileSync

/** `half` is done just before the end. */
function pass(kind: string, half = () => {}): void {
  if (known.has(kind)) return
  append(list, `${kind}\n`)
  half()
  process.kill(process.pid, 'SIGKILL')
  for (;;); // until the signal is there
}

/** Below the data directory, without what is another one each time; undefined elsewhere. */
function nameOf(file: unknown): string | undefined {
  const relative = typeof file === 'string' ? path.relative(root, path.resolve(file)) : '..'
  return relative.startsWith('..') ? undefined : relative.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '*')
}

function watch(module: object, names: string[]): void {
  const functions = module as Record<string, (...args: unknown[]) => unknown>
  for (const name of names) {
    const real = functions[name]
    if (!real) throw new Error(`there is no ${name}`)
    functions[name] = (...args) => {
      const file = nameOf(args.find((each) => nameOf(each) !== undefined))
      if (file !== undefined) pass(`${name} ${file}`)
      return real(...args)
    }
  }
}
// Directories and empty files that a kill leaves are less than half of their bytes.
watch(fs, ['renameSync', 'writeFileSync'])
watch(fs.promises, ['rename', 'link'])

// Of an open file, its bytes: all of them are asked for by this.
const { open } = fs.promises
fs.promises.open = async (file, ...rest) => {
  const handle = await open(file, ...rest)
  const name = nameOf(file)
  const write = handle.writeFile.bind(handle)
  handle.writeFile = async (content, options) => {
    if (name !== undefined && (typeof content === 'string' || content instanceof Uint8Array)) {
      pass(`bytes of ${name}`, () => fs.writeSync(handle.fd, Buffer.from(content).subarray(0, content.length / 2)))
    }
    return write(content, options)
  }
  return handle
}

// `initdb`, when this much of it is there.
const { execFileSync } = childProcess
childProcess.execFileSync = ((file: string, args: string[], options: ExecFileSyncOptions) => {
  const directory = args.find((each) => each.startsWith('--pgdata='))?.slice('--pgdata='.length)
  for (const made of directory ? ['PG_VERSION', 'global/pg_control', 'base/5/1259'] : []) {
    if (known.has(`initdb ${made}`)) continue
    childProcess.spawn(file, args, { ...options, stdio: 'ignore' })
    while (!fs.existsSync(path.join(directory ?? '', made)));
    pass(`initdb ${made}`)
  }
  return execFileSync(file, args, options)
}) as typeof execFileSync

// What the database is told: of migrations, the demo and the keys of its sign-in.
// It is called with the client that it belongs to.
// oxlint-disable-next-line typescript/unbound-method
const query = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown
Client.prototype.query = function (this: Client, ...args: unknown[]) {
  const [said] = args
  const text =
    typeof said === 'string' ? said : said && typeof said === 'object' && 'text' in said ? String(said.text) : ''
  const kind = /^\s*(create table|commit|insert into "(?:drizzle|applications|identity_records)")/i.exec(text)?.[1]
  if (kind) pass(kind.toLowerCase())
  return Reflect.apply(query, this, args)
} as typeof Client.prototype.query

syncBuiltinESMExports()
