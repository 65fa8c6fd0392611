import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { erasureCauses } from '#shared/policy/erasures.ts'
import { at, createdAt, id, refersTo } from './columns.ts'
import { users } from './schema.ts'

// What the server keeps for itself: it is in nobody's scope, but for the number of what was erased.

/** One per signed-in browser. */
export const sessions = snakeCase.table(
  'sessions',
  {
    id: id(),
    userId: refersTo(() => users.id),
    /** SHA-256 of the cookie's secret. */
    secretHash: text().notNull().unique(),
    /** The identity provider's refresh token, encrypted; null where it gives none. */
    refreshToken: text(),
    /** For its logout; encrypted. */
    idToken: text(),
    /** Given to everybody who asks while it lasts, so that two pages at once make one refresh; encrypted. */
    accessToken: text().notNull(),
    accessTokenExpiresAt: at().notNull(),
    /** SHA-256 of that token and of those before it that may still be good: they end with the session. */
    tokenHashes: text().array().notNull().default([]),
    /** When the identity provider last confirmed it. */
    confirmedAt: at().notNull(),
    expiresAt: at().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
)

/**
 * Access tokens that are refused though their provider would still have them taken: their session has ended. Written by a trigger on
 * `sessions`, so that no way to end one forgets it.
 */
export const endedTokens = snakeCase.table('ended_tokens', {
  /** SHA-256. */
  hash: text().primaryKey(),
  /** By then they are worth nothing by themselves. */
  endsAt: at().notNull(),
})

/** What the embedded identity provider remembers; empty where another one is configured. */
export const identityRecords = snakeCase.table(
  'identity_records',
  {
    /** Model and id, as the provider's library names them. */
    key: text().primaryKey(),
    grantId: text(),
    uid: text(),
    userCode: text(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: at(),
  },
  (table) => [
    index('identity_records_by_grant').on(table.grantId),
    index('identity_records_by_expiry').on(table.expiresAt),
  ],
)

/**
 * Ids of what was received and has been erased since: all that may be remembered of it, and what its sender is told. Whose it was
 * and why it went is what the organization reads as a number; of what was erased before that was noted, neither is known.
 */
export const applicationTombstones = snakeCase.table(
  'application_tombstones',
  {
    id: id(),
    erasedAt: at().notNull(),
    organizationId: uuid(),
    cause: text({ enum: erasureCauses }),
    /** Somebody who had lived in a home, what they had sent, or a protocol of a handover. */
    about: text({ enum: ['application', 'resident', 'protocol'] })
      .notNull()
      .default('application'),
  },
  (table) => [index('application_tombstones_by_organization').on(table.organizationId, table.erasedAt)],
)

/** What a command of a manager's outbox answered, so that its second delivery answers the same and does nothing. */
export const commands = snakeCase.table(
  'commands',
  {
    userId: refersTo(() => users.id),
    /** The command's `Idempotency-Key`. */
    key: uuid().notNull(),
    /** SHA-256 of its method, path and body. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('commands_by_age').on(table.createdAt)],
)

/** Where the order of an organization's commits stands; written by triggers alone (wire.md, Feed). */
export const syncHeads = snakeCase.table('sync_heads', {
  organizationId: uuid().primaryKey(),
  seq: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  /** Tombstones up to here were removed: an older cursor begins anew. */
  minSeq: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  /** Another one after a restored backup. */
  epoch: uuid().notNull().defaultRandom(),
})

/** One row for each record: where its latest change stands in that order, or that it is gone. Written by triggers alone. */
export const syncChanges = snakeCase.table(
  'sync_changes',
  {
    organizationId: uuid().notNull(),
    entity: text().notNull(),
    entityId: uuid().notNull(),
    seq: bigint({ mode: 'bigint' }).notNull(),
    deleted: boolean().notNull().default(false),
    changedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.entity, table.entityId] }),
    uniqueIndex('sync_changes_in_order').on(table.organizationId, table.seq),
  ],
)

/**
 * What clients have taken of their budgets, for several servers together; written by the limiter's library. Unlogged: after a
 * crash everybody begins anew.
 */
export const rateLimits = snakeCase.table('rate_limits', {
  /** Of the budget and, as a keyed hash, of the client. */
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
})

/** Bytes whose rows are gone: removed from the storage after the transaction that said so, and again by the cleaner. */
export const discardedObjects = snakeCase.table('discarded_objects', {
  key: text().primaryKey(),
  discardedAt: createdAt(),
})

/** When arrivals were confirmed to an address lately. */
export const confirmationTimes = snakeCase.table('confirmation_times', {
  /** Keyed hash of the normalized address: who a line is about is not to be read from it. */
  addressHash: text().primaryKey(),
  times: at().array().notNull(),
})

/** Transactional outbox: a mail is written in the transaction that is its reason, and sent by a worker afterwards. */
export const mails = snakeCase.table(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Shown in place of the configured sender's name; null for the operator. */
    fromName: text(),
    replyTo: text(),
    /** The application it is about, with which it is erased; null for another mail. */
    applicationId: uuid(),
    /** A stored file that goes with it, read when it is sent; null for none. */
    attachmentKey: text(),
    attachmentName: text(),
    attempts: integer().notNull().default(0),
    /** Null once sent or given up. */
    nextAttemptAt: at().defaultNow(),
    sentAt: at(),
    /** Code of the last failure; never its text, which may name people. */
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_due').on(table.nextAttemptAt),
    index('mails_by_application').on(table.applicationId),
    check('mails_sent_are_not_due', sql`${table.sentAt} is null or ${table.nextAttemptAt} is null`),
  ],
)
