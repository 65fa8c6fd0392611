import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'
import { StartError } from './start-error.ts'

test('nothing has to be set, and an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', SMTP_URL: ' ' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: './data',
    databaseUrl: undefined,
    publicUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Einzug <einzug@localhost>',
    contactEmail: null,
    trustedProxies: 0,
    rateLimitFactor: 1,
    questionnaireDays: 180,
    uploads: { abandonedHours: 48, reserve: undefined, unsubmitted: undefined, unsubmittedOfClient: undefined },
    s3: undefined,
    identity: undefined,
    sessionKey: undefined,
    operation: {
      drainSeconds: 0,
      metricsPort: undefined,
      metricsToken: undefined,
      backupKey: undefined,
      backupDays: 35,
      clamd: undefined,
    },
    isProduction: false,
    warnings: [],
  })
})

test('every wrong variable is named at once, and none of their values is repeated', () => {
  const wrong = {
    PORT: '80a',
    DATABASE_URL: 'mysql://user:secret@host/db',
    PUBLIC_URL: 'example.org',
    SMTP_URL: 'host:25',
    CONTACT_EMAIL: 'nobody',
    TRUST_PROXY: '-1',
    RATE_LIMIT_FACTOR: '0',
    ABANDONED_UPLOAD_HOURS: '1.5',
    ABANDONED_UPLOAD_DAYS: '1.5',
    DISK_RESERVE_MB: '-1',
    UNSUBMITTED_MB: '0',
    UNSUBMITTED_CLIENT_MB: 'all',
    MAIL_FROM: 'Einzug',
    DRAIN_SECONDS: '61',
    METRICS_PORT: 'x',
    METRICS_TOKEN: 'short',
    BACKUP_KEY: 'too short a secret',
    CLAMD_URL: 'http://user:secret@clamd:3310',
  }
  const failure = refused(wrong)
  expect(failure.exitCode).toBe(78)
  for (const name of Object.keys(wrong)) expect(failure.message).toContain(name)
  expect(failure.message).not.toContain('secret')
})

test('the earlier name of a period in days goes on meaning what it meant, is said, and cannot stand beside the new one', () => {
  const { uploads, warnings } = readEnvironment({ ABANDONED_UPLOAD_DAYS: '3' })
  expect([uploads.abandonedHours, warnings]).toEqual([72, ['abandoned_upload_days_is_now_in_hours']])
  const both = { ABANDONED_UPLOAD_DAYS: '3', ABANDONED_UPLOAD_HOURS: '3' }
  expect(refused(both).message).toContain('ABANDONED_UPLOAD_DAYS is the earlier name of ABANDONED_UPLOAD_HOURS')
})

test('one client may not leave more than everybody', () => {
  expect(refused({ UNSUBMITTED_MB: '10', UNSUBMITTED_CLIENT_MB: '11' }).message).toContain('UNSUBMITTED_CLIENT_MB')
})

test('a production start that does not say how many proxies stand before it is warned, and not one that does', () => {
  expect(readEnvironment(production).warnings).toEqual(['trust_proxy_not_set'])
  for (const TRUST_PROXY of ['0', '1']) expect(readEnvironment({ ...production, TRUST_PROXY }).warnings).toEqual([])
})

test('mail that leaves the machine needs a sender that other servers accept', () => {
  expect(refused({ SMTP_URL: 'smtp://mail.example.org' }).message).toContain('MAIL_FROM')
  const { mailFrom } = readEnvironment({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'Einzug <a@example.org>' })
  expect(mailFrom).toBe('Einzug <a@example.org>')
})

test('a line break in the sender is refused, so that it cannot add headers', () => {
  expect(refused({ MAIL_FROM: 'Einzug\r\nBcc: x@example.org <a@example.org>' }).message).toContain('MAIL_FROM')
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://apply.example.org',
  SESSION_KEY: 'x'.repeat(32),
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'einzug',
}

test.each([
  ['PUBLIC_URL', ''],
  ['PUBLIC_URL', 'http://apply.example.org'],
  ['SESSION_KEY', ''],
  ['SESSION_KEY', 'short'],
  ['OIDC_ISSUER', ''],
])('production with %s=%j is refused by a sentence that names it', (name, value) => {
  expect(readEnvironment(production).isProduction).toBe(true)
  expect(refused({ ...production, [name]: value }).message).toContain(`${name} `)
})

test('object storage is configured whole or not at all, and an endpoint of its own wants the bucket in the path', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'documents',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(readEnvironment(whole).s3).toMatchObject({ bucket: 'documents', forcePathStyle: true })
  expect(readEnvironment({ ...whole, S3_ENDPOINT: '' }).s3).toMatchObject({
    endpoint: undefined,
    forcePathStyle: false,
  })
  expect(readEnvironment({ ...whole, S3_FORCE_PATH_STYLE: 'off' }).s3).toMatchObject({ forcePathStyle: false })
  expect(refused({ S3_BUCKET: 'documents' }).message).toContain('S3_SECRET_ACCESS_KEY must be set together')
  expect(refused({ ...whole, S3_BUCKET: 'No bucket' }).message).toContain('S3_BUCKET')
  expect(refused({ ...whole, S3_ENDPOINT: 's3.example.org' }).message).toContain('S3_ENDPOINT')
})

test('a virus scanner is an address of TCP, with its usual port unless another is named', () => {
  const clamd = (CLAMD_URL: string) => readEnvironment({ CLAMD_URL }).operation.clamd
  expect(clamd('tcp://clamd')).toEqual({ host: 'clamd', port: 3310 })
  expect(clamd('tcp://[::1]:3311')).toEqual({ host: '::1', port: 3311 })
  for (const wrong of [
    'clamd:3310',
    'http://clamd:3310',
    'tcp://',
    'tcp://clamd:0',
    'tcp://clamd:65536',
    'tcp://clamd/x',
  ]) {
    expect(refused({ CLAMD_URL: wrong }).message).toContain('CLAMD_URL must be an address like tcp://clamd:3310')
  }
})

function refused(variables: Record<string, string>): StartError {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof StartError) return error
  }
  throw new Error('was accepted')
}
