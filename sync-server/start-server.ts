import { createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { createSessions } from './account/create-sessions.ts'
import { createFindCaller } from './account/find-caller.ts'
import { createApp } from './app.ts'
import { lockDataDirectory } from './db/data-directory-lock.ts'
import { type DemoCode, prepareDemoData } from './db/demo/prepare-demo-data.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { openDatabase } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import { type Ballast, openBallast } from './disk/ballast.ts'
import { createDiskRoom, endlessRoom, logSettings, planReserve, planUnsubmitted } from './disk/disk-room.ts'
import { type OpenStorage, openStorage } from './document/storage/open-storage.ts'
import { scannedStorage } from './document/storage/scanned-storage.ts'
import { createScanner } from './document/storage/scanner.ts'
import { countUnsubmitted } from './document/unsubmitted.ts'
import type { Environment } from './env.ts'
import { startAbandonedUploadCleaner, startLapsedUploadSettler } from './erasure/abandoned-upload-cleaner.ts'
import { startHourlyCleaner } from './erasure/hourly-cleaner.ts'
import { createChangeStreams } from './feed/change-streams.ts'
import { healthPages } from './health/health-pages.ts'
import { claimDisk } from './health/only-disk.ts'
import { createReadiness } from './health/readiness.ts'
import { createClientBudgets } from './http/client-budgets.ts'
import { listen } from './http/listen.ts'
import { createProofs, onlyOnce } from './http/proofs.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { shareRateLimits } from './http/shared-rate-limits.ts'
import { type PreparedIdentity, prepareIdentity } from './identity/prepare-identity.ts'
import { withAttachments } from './mail/attachments.ts'
import { startMailer } from './mail/mailer.ts'
import { fileTransport, smtpTransport } from './mail/transports.ts'
import { countedLimits } from './metrics/counted-limits.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { addServerGauges } from './metrics/server-gauges.ts'
import { serverDirectory } from './server-directory.ts'
import { PAGE_LIST_FILE } from './site/page-list.ts'
import { strictTransport } from './site/security-headers.ts'
import { readSiteSettings } from './site/site-settings.ts'
import { createStaticSite } from './site/static-site.ts'
import { StartError } from './start-error.ts'
import { keepFile } from './whole-file.ts'

export interface RunningServer {
  /** Where it listens. */
  url: string
  /** Codes to try the product with; empty in production. */
  demoCodes: DemoCode[]
  signIn: Deps['identity']['kind']
  /** Finishes what is running, and closes everything in the reverse order of its start. */
  stop: () => Promise<void>
}

export interface StartOptions {
  environment: Environment
  log: Deps['log']
  /** Called when something that the server cannot do without has ended by itself. */
  onFailure: (reason: string) => void
}

/** Browsers open six each. */
const SOCKETS_OF_CLIENT = 1_000

interface Mounted extends Pick<PreparedIdentity, 'pages'>, Pick<OpenStorage, 'uploadOrigin'> {
  operatorPages: Hono
  api: Hono
}

/** Puts the server together. @throws StartError after having closed what was open already */
export async function startServer({ environment, log, onFailure }: StartOptions): Promise<RunningServer> {
  const { dataDirectory } = environment
  const now = () => new Date()
  const opened: (() => unknown)[] = []
  let isStopping = false
  /** Known once it listens, before the first request. */
  let url = ''
  const stop = async () => {
    isStopping = true
    const { drainSeconds } = environment.operation
    if (url && drainSeconds > 0) await wait(drainSeconds * 1000)
    for (const close of opened.splice(0).toReversed()) await close()
  }

  for (const event of environment.warnings) log({ level: 'warn', event })
  try {
    opened.push(lockDataDirectory(dataDirectory))
    const reserve = planReserve(environment.uploads, dataDirectory)
    const { clientADay: bytesADay, ...unsubmitted } = planUnsubmitted(
      environment.uploads,
      environment.s3 ? undefined : dataDirectory,
    )
    const ballast = openBallast(dataDirectory, reserve)
    const room = createDiskRoom(dataDirectory, reserve, ballast.size)
    const databaseUrl = environment.databaseUrl ?? (await startOwnDatabase(reserve, ballast))
    const { db, close, connections } = await openDatabase(databaseUrl, log).catch(explainDatabase)
    opened.push(close)
    const { storage, uploadOrigin, close: closeStorage } = await openStorage(environment, { room })
    opened.push(closeStorage)
    const demoCodes = environment.isProduction ? [] : await prepareDemoData({ db, storage, now })

    const { uploads, questionnaireDays } = environment
    opened.push(startAbandonedUploadCleaner({ db, storage, now, log, hours: uploads.abandonedHours }).stop)
    opened.push(startLapsedUploadSettler({ db, storage, now, log }).stop)
    const { mailFrom, smtpUrl } = environment
    const mailFolder = path.join(dataDirectory, 'mail')

    const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : fileTransport(mailFolder, mailFrom)
    const mailer = startMailer({ db, now, log, send: withAttachments(storage, transport.send) })
    opened.push(transport.close, mailer.stop)

    const { identity, userDirectory, pages, onListening } = await prepareIdentity(environment, { db, now, log })
    opened.push(startHourlyCleaner({ db, now, log, storage, userDirectory, questionnaireDays, mailFolder }).stop)
    const { publicUrl } = environment
    const sessionKey = environment.sessionKey
      ? new TextEncoder().encode(environment.sessionKey)
      : await keepKey(path.join(dataDirectory, 'session.key'))
    const sessions = createSessions({ db, identity, sessionKey, now })
    const changeStreams = createChangeStreams({ databaseUrl, log })
    const metrics = createMetrics()
    addServerGauges(metrics.registry, { db, now, changeStreams, connections })
    const metricsServed = await serveMetrics(metrics, environment, log)
    opened.push(metricsServed.close)
    const { clamd } = environment.operation
    const scanner = clamd && createScanner(clamd, { metrics, log })
    const limits = countedLimits(openLimits(sessionKey, bytesADay), metrics)
    const api = createApp({
      db,
      storage: scanner ? scannedStorage(storage, scanner) : storage,
      now,
      log,
      budgets: createClientBudgets(environment.rateLimitFactor),
      limits,
      proofs: createProofs(sessionKey, onlyOnce(limits)),
      metrics,
      unsubmitted: countUnsubmitted(unsubmitted),
      room: environment.databaseUrl ? endlessRoom : room,
      site: readSiteSettings(dataDirectory, environment.contactEmail, {
        sendsMails: smtpUrl !== undefined,
        storage: uploadOrigin === undefined ? null : new URL(uploadOrigin).host,
        backupDays: environment.operation.backupDays,
        abandonedHours: uploads.abandonedHours,
      }),
      identity,
      userDirectory,
      sessions,
      findCaller: createFindCaller({ db, identity, publicUrl, now }, sessions),
      changeStreams,
      signingKey: environment.sessionKey
        ? createHmac('sha256', sessionKey).update('upload addresses').digest()
        : await keepKey(path.join(dataDirectory, 'signing.key')),
      sessionKey,
      publicUrl,
      origin: () => publicUrl ?? url,
      trustedProxies: environment.trustedProxies,
      nudgeMailer: mailer.nudge,
    })
    const onlyDisk = environment.databaseUrl && !environment.s3 ? claimDisk(environment.databaseUrl, log) : undefined
    if (onlyDisk) opened.push(onlyDisk.close)
    await onlyDisk?.isOurs()
    const health = healthPages({
      readiness: createReadiness({ db, storage, now }, scanner, onlyDisk),
      isStopping: () => isStopping,
    })
    const operatorPages = new Hono().route('/', health).route('/', metricsServed.pages)
    const server = await listen(withSite({ operatorPages, api, pages, uploadOrigin }), {
      ...environment,
      // Behind a proxy all sockets are its own.
      ...(environment.trustedProxies === 0 && { socketsOfClient: SOCKETS_OF_CLIENT * environment.rateLimitFactor }),
    })
    onListening(server.url)
    // The streams first: they would never end by themselves.
    opened.push(server.close, changeStreams.close)
    url = server.url
    return { url, demoCodes, signIn: identity.kind, stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function startOwnDatabase(reserve: number, ballast: Ballast): Promise<string> {
    const tell = (what: string) => log({ level: 'error', event: `database_disk_${what}` })
    const fullDisk = { makeRoom: ballast.release, tell }
    const directory = path.join(dataDirectory, 'postgres')
    const postgres = await startEmbeddedPostgres(directory, logSettings(reserve), fullDisk)
    opened.push(postgres.stop, ballast.keep(log).stop)
    void postgres.ended.then(() => isStopping || onFailure('database_ended'))
    return postgres.url
  }

  /** With a database that other servers may use as well, they count together. */
  function openLimits(key: Uint8Array, bytesADay: number): Deps['limits'] {
    const { databaseUrl, rateLimitFactor: factor } = environment
    if (!databaseUrl) return createRateLimits({ factor, bytesADay })
    const { limits, close } = shareRateLimits({ databaseUrl, key, factor, bytesADay, log })
    opened.push(close)
    return limits
  }

  function withSite({ operatorPages, api, pages, uploadOrigin }: Mounted): Hono {
    const app = new Hono()
    app.use(async (c, next) => {
      await next()
      // Whoever keeps a connection open would send the next request into its end.
      if (isStopping) c.res.headers.set('Connection', 'close')
    })
    if (environment.publicUrl?.startsWith('https:')) app.use(strictTransport)
    app.route('/', operatorPages)
    app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
    if (pages) app.route('/', pages)
    const webDirectory = findWebApp()
    if (webDirectory) app.get('*', createStaticSite(webDirectory, uploadOrigin))
    else log({ level: 'warn', event: 'web_app_not_built' })
    return app
  }
}

function explainDatabase(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  if (!code) throw error
  throw new StartError(`The database cannot be used (${code}). Please check DATABASE_URL and that the server runs.`)
}

/** What was signed or sealed with it before a restart stays valid. */
const keepKey = (file: string): Promise<Uint8Array> =>
  keepFile(file, { isWhole: (key) => key.length >= KEY_BYTES, make: () => randomBytes(KEY_BYTES) })
const KEY_BYTES = 32

/** Beside the bundle, or where the build puts it seen from the sources. */
const findWebApp = () =>
  ['../web', '../dist/web']
    .map((place) => path.join(serverDirectory, place))
    .find((directory) => existsSync(path.join(directory, PAGE_LIST_FILE)))
