import { afterEach, expect, test } from 'vitest'
import { createWorld } from '#web/apply/delivery/testing/world.ts'

let close = async () => {}
afterEach(() => close())
async function world() {
  const made = await createWorld()
  close = made.phone.close
  return made
}

test('an application with documents is delivered by an open page', async () => {
  const { phone, time, sealed, server, job, receipt } = await world()
  const id = await sealed([1_000, 700_000])
  phone.openPage()
  await time.advance(10_000)
  expect(await job(id)).toBeUndefined()
  expect(await receipt(id)).toMatchObject({ id })
  expect(server.applications.size).toBe(1)
  expect(await phone.db.chunks.count()).toBe(0)
})
