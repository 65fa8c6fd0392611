import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { handoverProtocols, protocolFiles } from '#server/db/handover-schema.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { contentWidth } from '../checks/scroller.ts'
import { button, field } from '../fixtures/applicant.ts'
import { addRoom, comeToHandovers, gradeOthers } from '../fixtures/create-protocol.ts'
import { letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { jpegFile } from '../fixtures/photo-files.ts'
import { sha256 } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expectPrints, finishSigning, lockFor, savePdf, signAs, takeBack } from '../fixtures/sign-protocol.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })

test('a move-out without a network, killed twice on the way, reaches the server and another device byte for byte', async ({
  page: first,
  context,
  browser,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const { name } = await letProperty(server)
  await comeIn(first, 'manager@demo.test')
  await expect(first.getByRole('article', { name })).toBeVisible()
  await untilManageIsKept(first)
  const photos = await Promise.all([1, 2, 3].map((at) => jpegFile(first, `IMG_${at}.jpg`, { width: 900, height: 600 })))
  await goOffline(context)

  await first.getByRole('link', { name: w('Handovers: {name}', { name }) }).click()
  await button(first, w('Create handover protocol')).click()
  await button(first, w('Create')).click()
  await expect(first.getByText(w.issue('participant_required'))).toBeVisible()
  await expect(first.getByText(w.issue('protocol_kind_required'))).toBeVisible()
  await field(first, w('What it is about')).selectOption('move_out_in')
  for (const each of ['Anna Alt', '   ', 'Manfred Mustermann', 'Nora Neu']) {
    await field(first, w('Participants')).fill(each)
    await first.keyboard.press('Enter')
  }
  await expect(first.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  for (const [person, role] of Object.entries({ 'Anna Alt': 'tenant_out', 'Nora Neu': 'tenant_in' })) {
    await expect(first.getByLabel(w('As who: {name}', { name: person })), 'nobody is a tenant unseen').toHaveValue(role)
  }
  await button(first, w('Create')).click()
  await expect(first.getByRole('heading', { level: 1, name })).toBeVisible()
  const address = first.url()

  await first.getByRole('link', { name: w('Who is here') }).click()
  const manager = first.getByRole('region', { name: 'Manfred Mustermann' }).getByLabel(w('As who'))
  await expect(manager, 'whoever is signed in is no tenant').toHaveValue('manager')
  await expect(manager.getByRole('option', { name: /^Tenant/ })).toHaveCount(0)
  await first.getByRole('link', { name: w('Done') }).click()

  for (const [at, room] of ['Küche', 'Bad'].entries()) {
    await addRoom(first, w, room)
    await first.getByRole('radio', { name: w('Inspected'), exact: true }).check()
    await gradeOthers(first, w, 'Used')
    for (const photo of at === 0 ? photos.slice(0, 2) : photos.slice(2)) {
      await button(first, w('Defect')).first().click()
      await expect(first.getByRole('heading', { level: 1, name: /Defect/ })).toBeVisible()
      await first.locator('[data-photo-gallery]').first().setInputFiles(photo)
      await expect(first.getByText('1 photo is kept on this device')).toBeVisible()
      await field(first, w('What is wrong')).fill(`Kratzer ${photo.name}`)
      await first.getByRole('radio', { name: w('Repair'), exact: true }).check()
      await expect(first.getByText(w('Everything is kept on this device'))).toBeVisible()
      await first.getByRole('link', { name: room }).click()
    }
    await first
      .getByRole('link', { name: w('Whole protocol') })
      .first()
      .click()
  }

  // Killed in the middle.
  await first.close()
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('link', { name: /Küche.*2 defects/s })).toBeVisible()

  await page.getByRole('link', { name: w('Meters') }).click()
  for (const [kind, reading] of [
    ['Electricity', '004512.7'],
    ['Cold water', '0123'],
  ] as const) {
    await button(page, w(kind)).click()
    await page
      .getByRole('region', { name: w(kind) })
      .getByLabel(w('Reading'))
      .fill(reading)
  }
  await page.getByRole('link', { name: w('Done') }).click()
  await page.getByRole('link', { name: w('Keys') }).click()
  await button(page, w('Flat')).click()
  await expect(page.getByText(w('Not counted yet')), 'nobody has said a number').toBeVisible()
  await button(page, w('One more: {label}', { label: w('Handed out') })).click()
  await expect(page.getByText(w('Not counted yet')), 'nobody has said what came back').toBeVisible()
  await button(page, w('None came back')).click()
  await expect(page.getByText('1 key is missing')).toBeVisible()
  await page.getByRole('link', { name: w('Done') }).click()

  await page.getByRole('link', { name: w('Check and sign') }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const tick = page
    .getByRole('group', { name: /Anna Alt/ })
    .getByRole('checkbox')
    .first()
  await tick.click()
  await expect(tick, 'shown once it is kept').toBeChecked()
  await button(page, w('Everything is right: sign now')).click()
  await signAs(page, w, 'Anna Alt')
  await takeBack(page, w, '0000')
  await expect(page.getByText(w('This is not the code. Please type it again.'))).toBeVisible()
  await expect(page.locator('canvas'), 'nobody signs for the manager').toHaveCount(0)
  await signAs(page, w, 'Manfred Mustermann')
  await lockFor(page, w, 'Nora Neu')
  await expect(button(page, w('I am {name}', { name: 'Nora Neu' }))).toBeVisible()

  // Killed between two signatures.
  await page.close()
  const again = await context.newPage()
  for (const elsewhere of ['/admin', '/abnahmeprotokolle', address]) {
    await again.goto(elsewhere)
    await expect(button(again, w('I am {name}', { name: 'Nora Neu' })), 'who signs sees the signing').toBeVisible()
    await expect(again.getByRole('navigation')).toHaveCount(0)
    await expect(again.getByRole('banner'), 'nor the way out').toHaveCount(0)
  }
  await again.goBack()
  await signAs(again, w, 'Nora Neu')
  await again.reload()
  await takeBack(again, w, '0000')
  await expect(again.getByText(w('This is not the code. Please type it again.'))).toBeVisible()
  await takeBack(again, w)
  await expect(button(again, w('Finish the signing'))).toBeVisible()
  await finishSigning(again, w)
  await expect(again.getByText(w('Signed'), { exact: true })).toBeVisible({ timeout: 30_000 })
  const signers = again.getByRole('list', { name: w('Who signed') })
  await expect(signers.getByRole('listitem')).toHaveText([
    /^Anna Alt, Tenant moving out\s*Signed on \d\d\.\d\d\.\d{4} at \d\d:\d\d \(UTC\+[12]\)$/,
    /^Manfred Mustermann, .*Signed on/s,
    /^Nora Neu, Tenant moving in\s*Signed on/,
  ])
  await expect(signers).toBeInViewport()

  await again.getByRole('button', { name: /changes waiting/ }).click()
  await expect(again.getByText(w('{home}: you recorded the room {label}.', { home: name, label: 'Bad' }))).toBeVisible()
  await expect(button(again, w('Undo')), 'what was signed is not taken apart').toHaveCount(0)
  await again.keyboard.press('Escape')
  const pdf = await savePdf(again, w)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  await context.setOffline(false)
  const id = new URL(address).pathname.split('/')[2] ?? ''
  const status = async () =>
    (await server.db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id)))[0]?.status
  await expect.poll(status, { timeout: 60_000 }).toBe('signed')
  const files = await server.db.select().from(protocolFiles).where(eq(protocolFiles.protocolId, id))
  expect(files.filter(({ storedAt }) => storedAt === null)).toEqual([])
  expect(files.map(({ kind }) => kind).toSorted()).toEqual(['pdf', 'photo', 'photo', 'photo'])
  expect(files.find(({ kind }) => kind === 'pdf')?.sha256).toBe(sha256(pdf))

  const other = await elsewhere(browser)
  await comeIn(other, 'manager@demo.test', address)
  expect(sha256(await savePdf(other, w))).toBe(sha256(pdf))
  await expectPrints(other, w)
  await other.setViewportSize({ width: 360, height: 760 })
  await button(other, w('Make a new version')).click()
  await expect(other.getByRole('dialog')).toContainText(/^.*What was signed stays as it is\./s)
  await expect(other.getByRole('dialog')).toContainText(
    w(
      'What was agreed on comes along. What somebody declared by signing they declare anew: ask each of them before you tick it.',
    ),
  )
  expect(await contentWidth(other)).toBe(360)
  await expect(other, 'nothing is made yet').toHaveURL(address)
  await other
    .getByRole('dialog')
    .getByRole('button', { name: w('Make a new version') })
    .click()
  await expect(other.getByText(w('A new version was made'))).toBeVisible()
  await expect(other).not.toHaveURL(address)
  await other.context().close()
})

test('no page of a walk has a barrier, or scrolls sideways on the narrowest phone', async ({ page, server, w }) => {
  test.setTimeout(120_000)
  // So high that the bar at the bottom covers nothing: what it covers is one stroke of a thumb away.
  await page.setViewportSize({ width: 320, height: 3000 })
  const look = async (place: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await contentWidth(page), place).toBe(320)
    await expectNoBarrier(page, place)
  }
  await comeToHandovers(page, server, w)
  await look('the protocols of a property')
  await button(page, w('Create handover protocol')).click()
  await field(page, w('What it is about')).selectOption('move_out')
  await field(page, w('Participants')).fill('Wolfeschlegelsteinhausenbergerdorff')
  await page.keyboard.press('Enter')
  await look('the dialog of a protocol')
  await button(page, w('Create')).click()
  await button(page, w('Take these rooms')).click()
  await look('the overview')
  const meters = page.getByRole('link', { name: new RegExp(`^${w('Meters')}`) }).first()
  await expect(meters).toContainText(w('None recorded yet; a home may have none'))
  for (const step of ['Who is here', 'Meters', 'Keys', 'Smoke detectors', 'Deposit and agreements']) {
    await page
      .getByRole('link', { name: w(step) })
      .first()
      .click()
    await expect(page.getByRole('link', { name: w('Done') })).toBeVisible()
    for (const add of [w('Electricity'), w('Flat')]) {
      if (await button(page, add).isVisible()) await button(page, add).click()
    }
    await look(step)
    await page.getByRole('link', { name: w('Done') }).click()
  }
  await expect(meters, 'as what is in the way of signing says it').toContainText('1 still to be read')
  const rooms = page.getByRole('region', { name: w('All rooms') }).getByRole('listitem')
  await rooms.first().getByRole('link').click()
  await page.getByRole('radio', { name: w('Inspected in part') }).check()
  await look('a room')
  await button(page, w('Defect')).first().click()
  for (const fold of [w('Share, amount, deadline'), w('What the parties say')]) await page.getByText(fold).click()
  await page.getByText(w('Work out the residual value')).click()
  await page.getByLabel(w('What it is made of')).selectOption(w('Dispersion paint'))
  await expect(page.getByText(w('Published: {years} years, {source}, looked at in {looked}.', paint))).toBeVisible()
  await look('a defect')
  await page.goto(`${page.url().split('/rooms/')[0]}/sign`)
  await look('what hinders signing')
  await expect(page.getByText(w('Say who is here for the landlord'))).toBeVisible()
  await page.getByText(w('Meters: read all of them, or say why one is not read')).click()
  await page.getByRole('radio', { name: w('The meter is no longer there') }).check()
  await page.getByRole('link', { name: w('Done') }).click()
  await page.getByRole('link', { name: w('Check and sign') }).click()
  await expect(page.getByText(w('Say who is here for the landlord'))).toBeVisible()
  await expect(page.getByText(w('Meters: read all of them, or say why one is not read'))).toBeHidden()
})

/** As shared/handover/room/life-spans.ts has it. */
const paint = { years: '8', source: 'taxalis.ch', looked: '2026' }

async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, locale: 'en-GB' })
  return context.newPage()
}
