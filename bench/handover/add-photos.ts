import type { JSHandle, Page } from '@playwright/test'
import { CPU_SLOWDOWN } from '#bench/pages/phone.ts'
import { CAMERA, drawPhoto } from './camera-photo.ts'

const LONGEST_WAIT_MS = 60_000

/**
 * Takes photos of a defect one after the other, slowed down, on its page.
 * @returns for each, ms from when the camera handed it over until the page said that it is kept
 */
export async function addPhotos(page: Page, count: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const photo = await drawPhoto(page, CAMERA)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const times: number[] = []
  for (let number = 1; number <= count; number += 1) times.push(await addPhoto(page, photo, number))
  return times
}

const addPhoto = (page: Page, photo: JSHandle<Blob>, number: number): Promise<number> =>
  page.evaluate(
    async ({ blob, words, longest }) => {
      const input = document.querySelector<HTMLInputElement>('[data-photo-camera]')
      if (!input) throw new Error('no photo can be added here')
      const taken = new DataTransfer()
      taken.items.add(new File([blob], 'IMG.jpg', { type: blob.type }))
      const began = performance.now()
      input.files = taken.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
      return new Promise<number>((resolve, reject) => {
        const look = () => {
          const ms = performance.now() - began
          if (document.body.textContent.includes(words)) resolve(ms)
          else if (ms > longest) reject(new Error(`the page did not say that ${words}`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    {
      blob: photo,
      words: number === 1 ? '1 photo is kept on this device' : `${number} photos are kept on this device`,
      longest: LONGEST_WAIT_MS,
    },
  )
