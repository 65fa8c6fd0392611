import { expect, test } from 'vitest'
import { createVirtualTime } from '#web/apply/delivery/testing/virtual-time.ts'
import { onceRead } from './once-read.ts'

function opened() {
  const time = createVirtualTime()
  const screen = { isRead: false, begun: 0 }
  const { atOnce, callOff } = onceRead(
    { now: time.now, after: time.after, isRead: () => screen.isRead },
    () => (screen.begun += 1),
  )
  return { time, screen, atOnce, callOff }
}

test('nothing is sent or asked for while a screen that was opened still reads what lies on the device', async () => {
  const { time, screen } = opened()
  await time.advance(5_000)
  expect(screen.begun).toBe(0)
  screen.isRead = true
  await time.advance(300)
  expect(screen.begun).toBe(1)
  await time.advance(60_000)
  expect(screen.begun).toBe(1)
})

test('what one reading leads to is waited for, too', async () => {
  const { time, screen } = opened()
  screen.isRead = true
  await time.advance(100)
  screen.isRead = false
  await time.advance(1_000)
  expect(screen.begun).toBe(0)
})

test('a screen that never has what it reads keeps nobody from being up to date for long, and one that is left asks for nothing', async () => {
  const { time, screen } = opened()
  await time.advance(9_000)
  expect(screen.begun).toBe(1)
  const left = opened()
  left.callOff()
  await left.time.advance(9_000)
  expect(left.screen.begun).toBe(0)
})

test('what is asked for because it does not lie on the device waits for no screen, and is begun once', async () => {
  const { time, screen, atOnce } = opened()
  atOnce()
  expect(screen.begun).toBe(1)
  screen.isRead = true
  await time.advance(9_000)
  atOnce()
  expect(screen.begun).toBe(1)
  const left = opened()
  left.callOff()
  left.atOnce()
  expect(left.screen.begun).toBe(0)
})
