import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect } from 'vitest'
import { announceProtocols } from '#server/erasure/announce-protocols.ts'
import { announceTenancies } from '#server/erasure/announce-tenancies.ts'
import { eraseDueProtocols } from '#server/erasure/erase-due-protocols.ts'
import { eraseDueResidents } from '#server/erasure/erase-due-residents.ts'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import type { ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import { DAY_MS } from '#shared/day.ts'
import type { PartyRole } from '#shared/handover/party.ts'
import { type ProtocolKind, protocolContent } from '#shared/handover/protocol.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { buildProcess } from './build.ts'
import { buildReadyToSign } from './build-handover.ts'
import { buildResident } from './build-managed-records.ts'
import { buildUser, type UserRow } from './build-people.ts'
import { setupTestApp } from '#server/testing/test-app.ts'

/** For how many days handovers are kept where they take place. */
export const KEPT = packs.FR.afterTenancy.days
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
export const day = (days: number) => dayAtHome(inDays(days))

/** What is noted at a handover of when it ends. */
export const stays = (because: string | null) => ({ erasesOn: null, because, version: 1 })
export const goes = (on: string) => ({ erasesOn: on, because: null, version: 1 })

type People = Partial<Record<PartyRole, string>>

/** A French home of its own for each test, with handovers and residents of days long past and to come. */
export async function setupHandoversOverTime() {
  const { app, db, deps, log, close } = await setupTestApp()
  afterAll(close)
  const at = {} as { estate: Awaited<ReturnType<typeof buildProcess>>; manager: UserRow }
  beforeEach(async () => {
    at.estate = await buildProcess(db, {}, { country: 'FR' })
    at.manager = await buildUser(db, { organizationId: at.estate.process.organizationId })
  })
  return {
    app,
    db,
    deps,
    at,
    /** What happens every hour. */
    clean: async (now: Date): Promise<void> => {
      const then = { ...deps, now: () => now }
      await announceTenancies(then)
      await announceProtocols(then)
      await eraseDueProtocols(then)
      await eraseDueResidents(then)
      expect(log.filter(({ level }) => level === 'error')).toEqual([])
    },
    /** With a room, a photo and the document; dated so many days from today. */
    signed: async (kind: ProtocolKind, days: number, people: People, more: Partial<ProtocolRow> = {}) => {
      const parties = Object.entries(people).map(([role, name]) => buildParty({ role: role as PartyRole, name }))
      const content = protocolContent.parse({ kind, date: day(days), parties })
      const said = { content, date: day(days), status: 'signed' as const, ...more }
      return buildReadyToSign(deps, at.estate.property, said)
    },
    person: (lastName: string, moveOutDate: string | null, moveInDate = '2001-01-01') =>
      buildResident(db, at.estate.property, {
        firstName: 'Anna',
        lastName,
        email: `${lastName}@t.test`,
        moveInDate,
        moveOutDate,
      }),
    /** A draft that nobody has touched since, but for what is dated afterwards. */
    lastTouched: async (id: string, updatedAt: Date) => {
      await db.update(handoverProtocols).set({ updatedAt }).where(eq(handoverProtocols.id, id))
      await db.update(protocolRooms).set({ updatedAt }).where(eq(protocolRooms.protocolId, id))
      await db.update(protocolFiles).set({ announcedAt: updatedAt }).where(eq(protocolFiles.protocolId, id))
    },
    stateOf: async (id: string) => {
      const [row] = await db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id))
      return row && { erasesOn: row.erasesOn, because: row.staysBecause, version: row.version }
    },
  }
}
