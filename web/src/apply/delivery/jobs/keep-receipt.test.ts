import { expect, test } from 'vitest'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { keepReceipt } from './keep-receipt.ts'

const world = freshWorlds()

test('an answer that comes late does not make a withdrawn application look alive', async () => {
  const { phone, sealed, job, receipt } = await world()
  const id = await sealed()
  const sent = await job(id)
  if (!sent) throw new Error('Not sealed')
  const answer = { reference: 'MG-7KQ2-XW', receivedAt: '2026-11-20T10:00:00.000Z' }
  await keepReceipt(phone.db, sent, answer)
  expect(await receipt(id)).not.toHaveProperty('withdrawnAt')
  const withdrawnAt = '2026-11-21T10:00:00.000Z'
  await phone.db.receipts.update(id, { withdrawnAt })
  await keepReceipt(phone.db, sent, answer)
  expect(await receipt(id)).toMatchObject({ ...answer, withdrawnAt })
})
