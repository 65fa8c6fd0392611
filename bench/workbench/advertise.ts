import type { Page } from '@playwright/test'
import { words } from '#bench/desk/manager.ts'
import { handsOn } from './hands.ts'

/** On the overview of an organization that has nothing yet: a home, a process for it, and its poster with the QR code. @returns how many actions it took */
export async function advertise(page: Page): Promise<number> {
  const hands = handsOn(page)
  const button = (name: string) => page.getByRole('button', { name: words(name), exact: true })
  const field = (label: string) => page.getByLabel(words(label), { exact: true })
  await hands.click(button('Create Property').first())
  await hands.fill(field('Property name'), 'Seeblick')
  await hands.fill(field('Address'), 'Seestrasse 1, 8002 Zürich')
  await hands.fill(field('Size in m²'), '70')
  await hands.fill(field('Base rent per month'), '1800')
  await hands.click(button('Create'))
  await hands.click(page.getByRole('button', { name: words('Advertise: {name}', { name: 'Seeblick' }), exact: true }))
  await hands.click(button('Create'))
  const poster = button('Download poster (PDF)')
  await Promise.all([page.waitForEvent('download'), hands.click(poster)])
  return hands.actions()
}
