import * as z from 'zod/mini'
import { findS3Mistakes, readS3Settings, s3Variables } from './document/storage/s3-settings.ts'
import { findIdentityMistakes, identityVariables, readIdentitySettings } from './identity/identity-settings.ts'
import { findProductionMistakes, operationVariables, readOperationSettings } from './operation-settings.ts'
import { StartError } from './start-error.ts'
import { findUploadMistakes, readUploadSettings, uploadVariables } from './upload-settings.ts'
import { address, like, wholeNumber } from './variables.ts'

/** Every name that is read. */
export const variableNames = (): string[] => Object.keys(environmentVariables)

/** sysexits.h: something is wrong with the configuration, so that starting again will not help. */
const EX_CONFIG = 78

/**
 * What an operator decides, read once at the start. `.env.example` explains each name.
 * @throws StartError that names every variable with a wrong value
 */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`)
    throw new StartError(`The configuration is not valid.\n${sentences.join('\n')}`, EX_CONFIG)
  }
  const values = parsed.data
  return {
    /** 0 lets the operating system choose. */
    port: values.PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    /** Undefined: the built-in PostgreSQL. */
    databaseUrl: values.DATABASE_URL,
    /** Origin under which people reach the server, when that is not the address it listens on. */
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    /** Undefined: mails become files in the data directory. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactEmail: values.CONTACT_EMAIL ?? null,
    trustedProxies: values.TRUST_PROXY ?? 0,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    questionnaireDays: values.QUESTIONNAIRE_DAYS,
    uploads: readUploadSettings(values),
    /** Undefined: documents lie in the data directory. */
    s3: readS3Settings(values),
    /** Undefined: the development provider, with people to choose from and no passwords. */
    identity: readIdentitySettings(values),
    /** Seals cookies and stored tokens; undefined: a key kept in the data directory. */
    sessionKey: values.SESSION_KEY,
    operation: readOperationSettings(values),
    isProduction: values.NODE_ENV === 'production',
    /** What starts, and is most likely not meant so: events to be logged. */
    warnings: warningsOf(values),
  }
}
export type Environment = ReturnType<typeof readEnvironment>

/** A production server has a proxy before it, which does HTTPS: without a word about it everybody shares one budget. */
const warningsOf = (values: z.output<typeof environment>): string[] => [
  ...(values.NODE_ENV === 'production' && values.TRUST_PROXY === undefined ? ['trust_proxy_not_set'] : []),
  ...(values.ABANDONED_UPLOAD_DAYS === undefined ? [] : ['abandoned_upload_days_is_now_in_hours']),
]

const environmentVariables = {
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  // Only this machine by default: browsers give a page camera, service worker and hashing on `localhost` or over
  // HTTPS alone, so being reachable by others without a proxy that does HTTPS would show them half an app.
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/einzug')),
  PUBLIC_URL: z.optional(address(['http:', 'https:'], 'https://apply.example.org')),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: z._default(
    like(
      /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
      'an address like Einzug <applications@example.org>',
    ),
    'Einzug <einzug@localhost>',
  ),
  CONTACT_EMAIL: z.optional(z.email({ error: 'must be an e-mail address' })),
  TRUST_PROXY: z.optional(wholeNumber(0, 10)),
  RATE_LIMIT_FACTOR: z._default(
    z.pipe(
      z.string().check(z.refine((text) => Number(text) > 0, { error: 'must be a number above 0' })),
      z.transform(Number),
    ),
    1,
  ),
  QUESTIONNAIRE_DAYS: z._default(wholeNumber(1, 3650), 180),
  NODE_ENV: z.optional(z.string()),
  ...identityVariables,
  ...s3Variables,
  ...uploadVariables,
  ...operationVariables,
}

const environment = z.object(environmentVariables).check(
  z.refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || !MAIL_FROM.includes('@localhost'), {
    error: 'must be set together with SMTP_URL, to an address that mail servers accept',
    path: ['MAIL_FROM'],
  }),
  ({ value, issues }) => {
    const mistakes = [
      ...findIdentityMistakes(value, value.NODE_ENV === 'production'),
      ...findS3Mistakes(value),
      ...findUploadMistakes(value),
      ...findProductionMistakes(value),
    ]
    for (const [name, message] of mistakes) {
      issues.push({ code: 'custom', message, path: [name], input: undefined })
    }
  },
)
