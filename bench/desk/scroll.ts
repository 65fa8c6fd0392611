import type { Page } from '@playwright/test'

const SCROLLING_MS = 6000
/** A notch of a wheel that is turned quickly: some 2400 pixels a second. */
const TURN_PX = 120
const TURN_EVERY_MS = 50
/** Half of what the turns ask for, because a busy page takes some of them late. */
const LEAST_PX = ((SCROLLING_MS / TURN_EVERY_MS) * TURN_PX) / 2
/** Until the page has drawn what it does at its beginning. */
const REST_MS = 2000
const MAX_FRAME_MS = 33

declare global {
  var frameTimes: number[]
}

export interface Scrolling {
  /** From 0 to 1: of the time between two pictures, how often it was more than 33 ms. */
  slowFrames: number
  /** The longest time between two pictures, in ms. */
  longestFrame: number
  /** Elements in the document at the end. */
  nodes: number
  /** Of JavaScript, after its garbage was collected. */
  heapBytes: number
  /** How far it came. */
  pixels: number
}

/** Turns the wheel over a list for some seconds. @throws when the list does not move */
export async function scrollList(page: Page): Promise<Scrolling> {
  await page.waitForTimeout(REST_MS)
  await page.mouse.move(300, 500)
  await page.evaluate(() => {
    globalThis.frameTimes = []
    const note = (at: number) => {
      globalThis.frameTimes.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const began = performance.now()
  for (let turn = 0; performance.now() - began < SCROLLING_MS; turn += 1) {
    await page.mouse.wheel(0, TURN_PX)
    await page.waitForTimeout(Math.max(0, began + (turn + 1) * TURN_EVERY_MS - performance.now()))
  }
  const { times, nodes, pixels } = await page.evaluate(() => ({
    times: globalThis.frameTimes,
    nodes: document.querySelectorAll('*').length,
    pixels: document.querySelector('#scroller')?.scrollTop ?? 0,
  }))
  if (pixels < LEAST_PX) throw new Error(`the list was scrolled by ${pixels} pixels only`)
  const frames = times.slice(1).map((at, index) => at - (times[index] ?? at))
  const slow = frames.filter((ms) => ms > MAX_FRAME_MS).length
  const longestFrame = Math.max(...frames)
  return { slowFrames: slow / frames.length, longestFrame, nodes, heapBytes: await readHeap(page), pixels }
}

/** Of JavaScript, in bytes, after its garbage was collected. */
export async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
