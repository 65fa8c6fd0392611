import type { Page } from '@playwright/test'
import { button } from './applicant.ts'
import { expect } from './test.ts'
import type { Words } from './words.ts'

/** From the code entry, where every camera that is turned on is noted from now on. */
export async function openScan(page: Page, w: Words): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const streams: MediaStream[] = []
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes)
      streams.push(stream)
      return stream
    }
    Object.assign(globalThis, { streams })
  })
  await page.goto('/applications')
  await pressScan(page, w)
}

export async function pressScan(page: Page, w: Words): Promise<void> {
  await button(page, w('Scan QR code')).click()
  await expect(page.getByRole('dialog', { name: w('Scan QR code') })).toBeVisible()
}

/** Cameras that are on. */
export const liveTracks = (page: Page) =>
  page.evaluate(() => {
    const { streams = [] } = globalThis as { streams?: MediaStream[] }
    return streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length
  })
