import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Adapter, AdapterFactory } from 'oidc-provider'
import { identityRecords } from '#server/db/server-schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'

/** What oidc-provider remembers, in the server's own database: codes, grants, sessions, refresh tokens. */
export const developmentRecords =
  ({ db, now }: Pick<Deps, 'db' | 'now'>): AdapterFactory =>
  (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const findBy = async (condition: SQL) => {
      const isOfModel = sql`starts_with(${identityRecords.key}, ${keyOf('')})`
      const isAlive = or(isNull(identityRecords.expiresAt), gt(identityRecords.expiresAt, now()))
      const [record] = await db
        .select()
        .from(identityRecords)
        .where(and(isOfModel, condition, isAlive))
      return record?.payload
    }
    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          userCode: payload.userCode ?? null,
          expiresAt: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
        }
        await db
          .insert(identityRecords)
          .values({ key: keyOf(id), ...values })
          .onConflictDoUpdate({ target: identityRecords.key, set: values })
      },
      find: (id) => findBy(eq(identityRecords.key, keyOf(id))),
      findByUid: (uid) => findBy(eq(identityRecords.uid, uid)),
      findByUserCode: (userCode) => findBy(eq(identityRecords.userCode, userCode)),
      async consume(id) {
        const consumed = sql`${identityRecords.payload} || jsonb_build_object('consumed', ${epoch(now())}::int)`
        await db
          .update(identityRecords)
          .set({ payload: consumed })
          .where(eq(identityRecords.key, keyOf(id)))
      },
      async destroy(id) {
        await db.delete(identityRecords).where(eq(identityRecords.key, keyOf(id)))
      },
      revokeByGrantId: (grantId) => revokeGrant(db, grantId),
    } satisfies Adapter
  }

export async function revokeGrant(db: Queryable, grantId: string): Promise<void> {
  await db.delete(identityRecords).where(eq(identityRecords.grantId, grantId))
}

export async function deleteExpiredRecords(db: Queryable, now: Date): Promise<void> {
  await db.delete(identityRecords).where(lt(identityRecords.expiresAt, now))
}

const epoch = (moment: Date) => Math.floor(moment.getTime() / 1000)
