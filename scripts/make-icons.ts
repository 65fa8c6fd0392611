// Draws the PNG icons of the web app from web/public/icon.svg. Run it after a change of the drawing; the PNGs are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find/find-chromium.ts'

const directory = path.join(import.meta.dirname, '..', 'web', 'public')
const drawing = readFileSync(path.join(directory, 'icon.svg'), 'utf8')
const paper = '#fbf8f3'
if (!drawing.includes(paper)) throw new Error('The ground of icon.svg is not the paper of the maskable icon')

const browser = await chromium.launch({ executablePath: await findChromium() })
await draw(browser, 'icon-192.png', { size: 192 })
await draw(browser, 'icon-512.png', { size: 512 })
// A launcher may cut a maskable icon down to a circle of 80 %: the ground reaches the edges, the mark stays inside.
await draw(browser, 'icon-maskable-512.png', { size: 512, ground: paper, margin: 14 })
await browser.close()

interface Look {
  /** In pixels, of both sides. */
  size: number
  ground?: string
  /** Around the drawing, in percent of the size. */
  margin?: number
}

async function draw(browser: Browser, name: string, { size, ground = 'transparent', margin = 0 }: Look): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body { margin: ${margin}vw; background: ${ground} } svg { display: block }</style>${drawing}`,
  )
  writeFileSync(path.join(directory, name), await page.screenshot({ omitBackground: true }))
  await page.close()
}
