import { expect, test } from 'vitest'
import { openPdf } from './open-pdf.ts'
import { lockedPassword, lockedPdf, pagesPdf } from './testing/pdf-files.ts'

test('a PDF of many pages is opened, and says how many there are and how high they are', async () => {
  const pdf = await opened(pagesPdf(40).buffer)
  expect(pdf.count).toBe(40)
  expect(pdf.ratio).toBeCloseTo(842 / 595)
  pdf.close()
})

test('a PDF that asks for a password opens with that alone', async () => {
  await expect(openPdf(lockedPdf().buffer)).resolves.toEqual({ trouble: 'locked' })
  await expect(openPdf(lockedPdf().buffer, { password: 'offen' })).resolves.toEqual({ trouble: 'locked' })
  const pdf = await opened(lockedPdf().buffer, { password: lockedPassword })
  expect(pdf.count).toBe(1)
  pdf.close()
})

test('what is cut off, empty, or no PDF at all is broken', async () => {
  const whole = pagesPdf(40)
  const cut = [60, Math.floor(whole.length * 0.7)].map((end) => whole.slice(0, end))
  for (const bytes of [...cut, new Uint8Array(), new TextEncoder().encode('<html>')]) {
    await expect(openPdf(bytes.slice().buffer)).resolves.toEqual({ trouble: 'broken' })
  }
})

async function opened(...asked: Parameters<typeof openPdf>) {
  const pdf = await openPdf(...asked)
  if ('trouble' in pdf) throw new Error(pdf.trouble)
  return pdf
}
