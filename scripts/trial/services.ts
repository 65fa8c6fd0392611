import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { fillComposeFile, findOrder, root, type Service } from './compose-file.ts'
import { type Container, mountsOf, runContainer } from './container.ts'
import { isWell } from './health.ts'
import { type IdentityAddress, makeIdentityAddress } from './identity-address.ts'
import { imageOf } from './images.ts'
import { layNetwork } from './private-network.ts'

/** Caddy makes certificates of its own for names that end like this. */
const SITE_HOST = 'einzug.local'
const LOGIN_HOST = 'login.einzug.local'
const LONGEST_START_MS = 90_000

export interface Services {
  /** Where people reach the app. */
  origin: string
  databaseUrl: string
  identity: IdentityAddress
  /** Hashes of the keys of certificates that a browser has to trust here. */
  trustedKeys: string[]
  /** The certificate that the proxy's own are signed by, in PEM. */
  authority: string
  /** At once, as when its memory is full, or as `docker stop` does; it stays down. @returns its exit code */
  end: (name: string, signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
  /** As after its restart; resolves when its health check is content. */
  start: (name: string) => Promise<void>
  /** `docker compose run --rm operator …`. @returns what it printed; @throws when it fails */
  operate: (command: string[], changes?: Record<string, string>) => Promise<string>
  /** Beside the one that the app uses. */
  makeBucket: (name: string) => Promise<void>
  /** All that arrived. */
  mails: () => string[]
  /** What a service wrote until now. */
  logOf: (name: string) => string
  stop: () => Promise<void>
}

/** Everything that `docker compose up` starts, in the order and under the conditions that the file states. */
export async function startServices(): Promise<Services> {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-trial-'))
  const volumes = path.join(directory, 'volumes')
  mkdirSync(volumes)
  const services = fillComposeFile(environmentFile())
  layNetwork(namesOf(services), [LOGIN_HOST], path.join(directory, 'hosts'))
  const identity = await makeIdentityAddress(LOGIN_HOST, directory)
  const running = new Map<string, Container>()
  const log = (name: string) => path.join(directory, `${name}.log`)

  const run = (name: string, service: Service) => {
    const image = imageOf(name, service)
    const mounts = mountsOf([...(service.volumes ?? []), ...(image.volumes ?? [])], root, volumes, image.uid)
    if (service.build !== undefined) {
      // The world trusts public certificates; here somebody has to.
      mounts.push({ from: trusted(), to: '/opt/trusted.crt', isReadOnly: true })
      image.environment = { NODE_EXTRA_CA_CERTS: '/opt/trusted.crt' }
    }
    return runContainer(name, service, image, mounts, log(name))
  }
  const authority = () => readFileSync(path.join(volumes, 'proxy/caddy/pki/authorities/local/root.crt'), 'utf8')
  const trusted = () => {
    const file = path.join(directory, 'trusted.crt')
    writeFileSync(file, [identity.certificate, authority()].join('\n'))
    return file
  }
  const serviceOf = (name: string) => {
    const service = services[name]
    if (!service) throw new Error(`compose.yml has no service ${name}`)
    return service
  }
  const start = async (name: string) => {
    const service = serviceOf(name)
    const began = performance.now()
    running.set(name, run(name, service))
    while (!(await isWell(name, service))) {
      const container = running.get(name)
      // As `restart: unless-stopped` says.
      if (container?.child.exitCode !== null) running.set(name, run(name, service))
      if (performance.now() - began > LONGEST_START_MS)
        throw new Error(`${name} does not get well:\n${tail(log(name))}`)
      await wait(200)
    }
    if (name === 'store') await makeBucket(serviceOf('app1'))
    console.log(`  ${name} is well after ${Math.round(performance.now() - began)} ms`)
  }
  const stop = async () => {
    // What runs in a container outlives the program that made it.
    for (const { signal } of running.values()) signal('SIGKILL')
    await Promise.all([...running.values()].map(({ ended }) => ended))
    await identity.close()
    if (!process.env['TRIAL_KEEP']) rmSync(directory, { recursive: true, force: true })
  }
  try {
    for (const name of findOrder(services)) await start(name)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origin: `https://${SITE_HOST}`,
    databaseUrl: serviceOf('app1').environment?.['DATABASE_URL'] ?? '',
    identity,
    trustedKeys: [
      keyHash(path.join(volumes, 'proxy/caddy/pki/authorities/local/intermediate.crt')),
      keyHash(identity.file),
    ],
    authority: authority(),
    end: async (name, signal) => {
      const container = running.get(name)
      container?.signal(signal)
      return (await container?.ended) ?? null
    },
    start,
    makeBucket: (name) => makeBucket(serviceOf('app1'), name),
    logOf: (name) => readFileSync(log(name), 'utf8'),
    operate: async (command, changes) => {
      const service = serviceOf('operator')
      rmSync(log('operator'), { force: true })
      const asked = { ...service, command, environment: { ...service.environment, ...changes } }
      const code = await run('operator', asked).ended
      const said = readFileSync(log('operator'), 'utf8')
      if (code !== 0) throw new Error(`operator ${command[0]} ended with ${code}: ${said}`)
      return said
    },
    mails: () => globSync(path.join(volumes, 'mails/box/new/*')).map((file) => readFileSync(file, 'utf8')),
    stop,
  }
}

/** What somebody fills in, by the guide. */
function environmentFile(): Record<string, string> {
  return {
    SITE_HOST,
    POSTGRES_PASSWORD: 'database-password-of-the-trial',
    SESSION_KEY: 'session key of the trial, forty-eight letters long',
    BACKUP_KEY: 'backup key of the trial, also long enough for it',
    OIDC_ISSUER: `https://${LOGIN_HOST}/pool`,
    OIDC_CLIENT_ID: 'test-client',
    MAIL_FROM: 'Einzug <applications@einzug.test>',
    S3_ACCESS_KEY_ID: 'app:files',
    S3_SECRET_ACCESS_KEY: 'secretkey',
  }
}

/** Services and the names they have beside their own. The operator has a place too: it comes and goes. */
const namesOf = (services: Record<string, Service>) =>
  Object.fromEntries(
    Object.entries(services).map(([name, { networks }]) => {
      const aliases = networks?.['default']?.aliases ?? []
      return [name, name === 'proxy' ? [SITE_HOST, ...aliases] : aliases]
    }),
  )

/** Garage makes the one that the file names by itself. */
async function makeBucket({ environment = {} }: Service, name = environment['S3_BUCKET']): Promise<void> {
  const { S3_REGION = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = environment
  const credentials = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
  const client = new S3Client({
    endpoint: 'http://store:9000',
    region: S3_REGION,
    forcePathStyle: true,
    credentials,
    // It answers before all of its parts do.
    maxAttempts: 20,
  })
  await client.send(new CreateBucketCommand({ Bucket: name }))
  client.destroy()
}

/** As browsers want it: of the key alone, because certificates come and go. */
const keyHash = (file: string): string => {
  const key = new X509Certificate(readFileSync(file)).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

const tail = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').slice(-2000) : 'it said nothing')
