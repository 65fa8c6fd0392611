import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { button, field } from '#e2e/fixtures/applicant.ts'
import {
  addRoom,
  checkAndSign,
  comeToHandovers,
  createProtocol,
  markInspected,
  openRoom,
} from '#e2e/fixtures/create-protocol.ts'
import type { ServerData } from '#e2e/fixtures/server-data.ts'
import {
  drawStroke,
  lockFor,
  refuseAs,
  signAs,
  takeBack,
  takePhone,
  wrongNineteenTimes,
} from '#e2e/fixtures/sign-protocol.ts'
import { signIn } from '#e2e/fixtures/sign-in-as.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Words } from '#e2e/fixtures/words.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

const MANAGER = 'Manfred Mustermann'

test('who takes the phone back stands on nobody’s form: it is handed over again, and locked again', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w, [MANAGER, 'Anna Alt'])
  await signAs(page, w, MANAGER)
  await takePhone(page, w, 'Anna Alt')
  await drawStroke(page)
  await takeBack(page, w)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(w('Please give the phone to {name}', { name: 'Anna Alt' }))).toHaveCount(0)
  await expect(button(page, w('Lock it for {name}', { name: 'Anna Alt' }))).toBeInViewport()
  await expect(page.locator('canvas[data-signature]')).toHaveCount(0)
  await expect(button(page, w('Sign'))).toHaveCount(0)

  await lockFor(page, w, 'Anna Alt')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await takePhone(page, w, 'Anna Alt')
  await expect(page.getByText('1 stroke'), 'as after a reload').toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByText(w('Please give the phone to {name}', { name: 'Anna Alt' }))).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('that a code was wrong is said to who typed it, until they type on or the next one has the phone', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w, ['Anna Alt', MANAGER])
  const wrong = page.getByText(w('This is not the code. Please type it again.'))
  await takePhone(page, w, 'Anna Alt')
  // What is typed before goes with whoever had the phone.
  await expect(page.locator('canvas[data-signature]')).toBeVisible()
  await takeBack(page, w, '0000')
  await expect(wrong).toBeVisible()
  await expect(page.getByRole('alert').and(wrong)).toBeVisible()
  await page.getByLabel(w('For the manager: your code, to take the phone back')).fill('1')
  await expect(wrong).toHaveCount(0)

  await takeBack(page, w, '0000')
  await expect(wrong).toBeVisible()
  await drawStroke(page)
  await button(page, w('Sign')).click()
  await expect(page.getByText(w('Please give the phone to the manager'))).toBeVisible()
  await expect(wrong).toHaveCount(0)
  const word = page.getByLabel(w('For the manager: your code, to take the phone back'))
  await expect(word).toHaveValue('')

  await page.addInitScript(computeLater)
  await page.reload()
  await word.fill('258')
  await expect(page.getByText(w('Please give the phone to the manager'))).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('compute')))
  await expect(page.getByText(w('Please give the phone to the manager'))).toBeVisible()
  await expect(word, 'what was typed while the protocol was read is there').toHaveValue('258')
  await expect(word).toBeFocused()
})

test('a code that was wrong too often is asked for no more: then it is a sign-in, and the others go on', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w, ['Anna Alt', MANAGER])
  await takePhone(page, w, 'Anna Alt')
  const code = page.getByLabel(w('For the manager: your code, to take the phone back'))
  await expect(code).toBeVisible()
  await wrongNineteenTimes(page)
  await page.reload()
  await takePhone(page, w, 'Anna Alt')
  await takeBack(page, w, '0000')
  const spent = page.getByText(w('The code was wrong too often: it does not take the phone back any more.'))
  await expect(spent).toBeVisible()
  await expect(code).toHaveCount(0)
  await expect(button(page, w('Sign in again'))).toBeVisible()
  await expectNoBarrier(page, 'a code that was wrong too often')
  await drawStroke(page)
  await button(page, w('Sign')).click()
  await expect(page.getByText(w('Please give the phone to the manager'))).toBeVisible()
  await expect(spent).toBeVisible()
})

test('who does not know the code signs in again at the provider, which asks them, and nobody else takes the phone back', async ({
  page,
  context,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  // The provider knows the browser's person.
  await signIn(page, w, 'manager@demo.test')
  await beginSigning(page, server, w, ['Anna Alt', MANAGER])
  const code = page.getByLabel(w('A code of your own, to take the phone back'))
  await code.fill('123')
  await button(page, w('Lock it for {name}', { name: 'Anna Alt' })).click()
  await expect(code).toHaveAccessibleDescription(new RegExp(w('Please choose four digits or more, up to twelve.')))
  await expect(page.getByRole('banner'), 'it is not locked').toBeVisible()
  await expectNoBarrier(page, 'a code that is chosen')
  await lockFor(page, w, 'Anna Alt')

  await takeBack(page, w, MANAGER)
  await expect(page.getByText(w('This is not the code. Please type it again.'))).toBeVisible()
  for (const each of ['0000', '1111', '2222', '3333']) {
    await takeBack(page, w, each)
    await expect(page.getByText(w('This is not the code. Please type it again.'))).toBeVisible()
  }
  await page.reload()
  await takeBack(page, w)
  await expect(
    page.getByText(w('That was wrong five times or more. Please wait half a minute before you try again.')),
    'a reload forgives nothing',
  ).toBeVisible()
  await button(page, w('I do not know the code any more')).click()
  await expectNoBarrier(page, 'a code that was lost')
  expect(await contentWidth(page)).toBe(360)

  await expect(button(page, w('Sign in again'))).toBeInViewport({ ratio: 1 })
  await context.setOffline(true)
  await expect(button(page, w('Sign in again'))).toHaveCount(0)
  await expect(
    page.getByText(/as soon as there is a connection\. Whoever still has to sign can go on\.$/),
  ).toBeVisible()
  await context.setOffline(false)
  await test.step('an address without the wish to be asked, as whoever holds the phone could type it', async () => {
    await context.route(/[?&]max_age=/, (route) => {
      const edited = new URL(route.request().url())
      for (const name of ['prompt', 'max_age']) edited.searchParams.delete(name)
      return route.fulfill({ status: 302, headers: { location: edited.href } })
    })
    await Promise.all([page.waitForURL('/auth/cognito/callback**'), button(page, w('Sign in again')).click()])
    await expect(page.getByText(w('Please give the phone to {name}', { name: 'Anna Alt' }))).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await context.unroute(/[?&]max_age=/)
  })

  await button(page, w('I do not know the code any more')).click()
  await button(page, w('Sign in again')).click()
  await page.getByRole('button', { name: 'manager@demo.test' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(code, 'at the signing, where another one is chosen').toBeVisible()
})

test('whoever was answered for by somebody else is asked again, and the answers of the others stay', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w, ['Anna Alt', 'Bernd Alt', MANAGER])
  await signAs(page, w, 'Anna Alt')
  await refuseAs(page, w, 'Bernd Alt')
  const reason = page.getByText('Die Wand war schon so.')
  await expect(reason, 'who holds the phone reads nothing of what others wrote').toHaveCount(0)
  await takeBack(page, w)
  await expect(reason, 'the manager was not there').toBeVisible()
  await expect(page.getByText(`${w('Witness')}: Zeno Zeuge`)).toBeVisible()
  await expectNoBarrier(page, 'what was answered')
  expect(await contentWidth(page)).toBe(360)

  await button(page, w('Ask {name} again', { name: 'Bernd Alt' })).click()
  await page
    .getByRole('group')
    .getByRole('button', { name: w('Ask again') })
    .click()
  await expect(reason).toHaveCount(0)
  await expect(page.getByText(`Anna Alt: ${w('signed')}`)).toBeVisible()
  await takePhone(page, w, 'Bernd Alt')
  await expect(page.getByRole('radio', { name: w('I sign'), exact: true }), 'nothing of the other answer').toBeChecked()
  await drawStroke(page)
  await button(page, w('Sign')).click()
  await expect(page.getByText(`Bernd Alt: ${w('signed')}`)).toBeVisible()
  await expect(page.getByText(`Anna Alt: ${w('signed')}`)).toBeVisible()
})

/** On a slow phone it takes a while until it is known that nothing was changed. */
function computeLater() {
  const { subtle } = crypto
  const digest = subtle.digest.bind(subtle)
  const isTime = new Promise((resolve) => document.addEventListener('compute', resolve))
  subtle.digest = async (...what) => {
    await isTime
    return digest(...what)
  }
}

test('who could change what people answered reads so on every page of it, and a refusal is called one', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const property = await beginSigning(page, server, w, ['Anna Alt', MANAGER])
  await refuseAs(page, w, 'Anna Alt')
  await takeBack(page, w)
  await expect(page.getByRole('banner')).toBeVisible()
  // Beside the field for a signature the places make room.
  await page.getByRole('banner').getByRole('link').click()
  await page.getByRole('link', { name: w('Handovers'), exact: true }).click()
  // Other stories have homes, too.
  await field(page, w('Property')).selectOption({ label: `${property}, Birkenweg 7, 3013 Bern` })
  await expect(page.getByText('1 refusal, only on this device')).toBeVisible()
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('1 person has refused to sign it on this device. The refusal is lost.')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('Keep'), exact: true })
    .click()

  await page.getByRole('link', { name: /^Go on/ }).click()
  const notice = page.getByRole('region', { name: w('Signing') })
  await expect(notice).toContainText('Anna Alt: does not sign')
  await expect(notice).toContainText(w('After a change everybody is asked again.'))
  await page.setViewportSize({ width: 320, height: 760 })
  expect(await contentWidth(page)).toBe(320)
  await expectNoBarrier(page, 'a protocol that somebody has answered')
  await page.setViewportSize({ width: 360, height: 760 })

  await openRoom(page, w, 'Küche')
  await expect(notice).toContainText('Anna Alt: does not sign')
  const note = page.getByLabel(w('Note')).last()
  const height = async () => (await notice.boundingBox())?.height
  const before = await height()
  await note.pressSequentially('feucht')
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
  expect(await height(), 'nothing moves under who types').toBe(before)
  const outdated = page.getByText(
    w('The content was changed after somebody had refused to sign. That no longer counts: everybody is asked again.'),
  )
  await expect(outdated, 'said where it was changed').toBeVisible()
  await expect(page.getByText(w('After a change everybody is asked again.'))).toBeHidden()
  await notice.getByRole('link', { name: w('To the signing') }).click()
  await expect(outdated).toBeVisible()
  await expect(notice, 'it is said once').toHaveCount(0)

  await page.goBack()
  await note.fill('')
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
  await expect(page.getByText(w('After a change everybody is asked again.'))).toBeVisible()
  await expect(outdated).toBeHidden()
  await notice.getByRole('link', { name: w('To the signing') }).click()
  // The line of those who answered and, for the manager, the refusal with its reason.
  await expect(page.getByText(`Anna Alt: ${w('does not sign')}`), 'taken back, it counts again').toHaveCount(2)
  await expect(page.getByText('Die Wand war schon so.')).toBeVisible()
})

/** A protocol with a room, up to where the first one is asked. @returns the name of its home */
async function beginSigning(page: Page, server: ServerData, w: Words, names: readonly string[]): Promise<string> {
  const { name } = await comeToHandovers(page, server, w)
  await createProtocol(page, w, names)
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  await checkAndSign(page, w)
  await button(page, w('Everything is right: sign now')).click()
  return name
}
