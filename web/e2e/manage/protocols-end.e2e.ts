import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { afterDays, formatDate } from '#shared/dates.ts'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildParty } from '#shared/handover/testing/build-protocol.ts'
import { packs } from '#shared/policy/every-pack.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('a protocol says from which day on it is erased, or why it stays, and is gone on a device that comes back', async ({
  page,
  context,
  server,
  w,
}) => {
  const { propertyId, belonging, name: home } = await letProperty(server)
  const erasesOn = afterDays(dayAtHome(new Date()), 9)
  const date = afterDays(erasesOn, -packs.CH.afterTenancy.days)
  const signed = async (kind: 'move_out' | 'move_in', more: object) => {
    const role = kind === 'move_out' ? 'tenant_out' : 'tenant_in'
    const content = protocolContent.parse({ kind, date, parties: [buildParty({ role, name: 'Frieda Fort' })] })
    // Of an id that tells no time nobody knows when it was begun: it is looked at.
    const id = randomUUID()
    const said = { content, date, participants: ['Frieda Fort'], status: 'signed' as const, signedAt: new Date(date) }
    await server.db.insert(handoverProtocols).values({ id, ...belonging, propertyId, ...said, ...more })
    return id
  }
  const exit = await signed('move_out', { erasesOn })
  await signed('move_in', { staysBecause: 'tenants' })
  await comeIn(page, 'manager@demo.test', '/admin')
  const day = formatDate(erasesOn)
  const line = page.getByRole('link', { name: `1 handover protocol of ${home} will be erased from ${day} on` })
  const more = page.getByRole('region', { name: w('Today') }).getByRole('button', { name: /more$/ })
  await expect(line.or(more).first()).toBeVisible()
  if (!(await line.isVisible())) await more.click()
  await line.click()
  const told = page.getByText(w('Will be erased from {day} on, with its photos and its document.', { day }))
  await expect(told).toBeVisible()
  await expect(page.getByText(/It is not erased by itself/)).toBeVisible()
  await expectNoBarrier(page, 'a home with protocols that end')
  await page.goto(`/abnahmeprotokolle/${exit}`)
  await expect(told).toBeVisible()
  await expectNoBarrier(page, 'a protocol that ends')

  await goOffline(context)
  await server.db.delete(handoverProtocols).where(eq(handoverProtocols.id, exit))
  await expect(told).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: w('This protocol is not here') })).toBeVisible()
})
