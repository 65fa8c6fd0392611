import { readFile } from 'node:fs/promises'
import { newId } from '#shared/ids.ts'
import { button } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { placeProtocol } from '../fixtures/place-protocol.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('what has to be done within days of a handover stands on Today, and goes into a calendar', async ({
  page,
  server,
  w,
}) => {
  const letting = await letProperty(server)
  const id = await placeProtocol(server, letting, {
    content: { date: new Date().toISOString().slice(0, 10), kind: 'move_out', jurisdiction: 'CH' },
    rooms: [],
    signatures: [{ partyId: newId(), outcome: 'signed', signedAt: new Date().toISOString() }],
  })
  await comeIn(page, 'manager@demo.test')
  const today = page.getByRole('region', { name: w('Today') })
  const line = today.locator(`a[href$="${id}"]`)
  const more = today.getByRole('button', { expanded: false })
  // It comes behind the others, and may be folded away, also once more of them have come.
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(line).toContainText(w('The tenant has to be notified of defects by this day'), { timeout: 500 })
    await line.click({ timeout: 2_000 })
  }).toPass()

  const downloading = page.waitForEvent('download')
  await button(page, w('Add to calendar')).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  // A line that is too long for the format goes on in the next one, behind a blank.
  const text = (await readFile(await download.path(), 'utf8')).replaceAll(/\r\n /g, '')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain(`UID:${id}-defect_notice@einzug`)
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(text).toContain('SUMMARY:Birkenweg 7\\, 3013 Bern: ')
  expect(text).toContain('DESCRIPTION:OR 267a')
})
