import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expectNoBarrier } from '#e2e/checks/accessibility.ts'
import { keptSignings } from '#e2e/checks/kept-manage.ts'
import { contentWidth } from '#e2e/checks/scroller.ts'
import { button } from '#e2e/fixtures/applicant.ts'
import { letProperty } from '#e2e/fixtures/letting.ts'
import { placeProtocol } from '#e2e/fixtures/place-protocol.ts'
import type { ServerData } from '#e2e/fixtures/server-data.ts'
import { comeIn } from '#e2e/fixtures/sign-in-as.ts'
import { finishSigning, signAs, takeBack, takePhone } from '#e2e/fixtures/sign-protocol.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import type { Words } from '#e2e/fixtures/words.ts'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { formatDate } from '#shared/dates.ts'
import { buildDefect, buildParty } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 760 } })

const [MANAGER, MAIL] = ['Manfred Mustermann', 'manager@demo.test']
const today = dayAtHome(new Date())

test('who signs reads which home, which day, what they bear and which keys are missing, and not who ends the signing', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const { name } = await beginSigning(page, server, w)
  await takePhone(page, w, 'Anna Alt')
  const home = page.getByRole('listitem').filter({ hasText: name })
  await expect(home).toContainText('Birkenweg 7, 3013 Bern')
  await expect(home).toContainText(formatDate(today))
  await expect(home).toBeInViewport()
  const borne = page.getByRole('listitem').filter({ hasText: w('Borne by you:') })
  await expect(borne).toContainText('1. Küche: Kratzer, CHF 120,00')
  await expect(borne).toBeInViewport()
  await expect(page.getByRole('listitem').filter({ hasText: w('Missing keys:') })).toContainText('2 × Flat')
  await expect(
    page.getByText(w('For the landlord: {landlord}', { landlord: `${MANAGER}, Musterverwaltung` })),
  ).toBeVisible()
  await page.getByText(w('Read the whole protocol')).click()
  await expect(page.getByText('anna@alt.test'), 'all of it is there').toBeVisible()
  for (const each of [MANAGER, MAIL]) await expect(page.getByText(each).last(), 'as in the document').toBeVisible()
  expect(await contentWidth(page)).toBe(360)
  await expectNoBarrier(page, 'what is signed')
})

test('who refuses names the manager or another who is there with one tap', async ({ page, server, w }) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w)
  await takePhone(page, w, 'Anna Alt')
  await page.getByRole('radio', { name: w('I do not sign'), exact: true }).check()
  await page.getByLabel(w('Why'), { exact: true }).fill('Die Wand war schon so.')
  const witnesses = page.getByRole('group', { name: w('Who saw it') })
  await expect(witnesses.getByRole('radio')).toHaveCount(3)
  await button(page, w('Record the refusal')).click()
  await expect(witnesses).toBeFocused()
  await expect(witnesses).toHaveAccessibleDescription(w.issue('witness_required'))
  await witnesses.getByRole('radio', { name: w('Somebody else') }).check()
  await page.getByLabel(w('Name of the witness')).fill('Zeno Zeuge, der noch nicht')
  await expectNoBarrier(page, 'who saw a refusal')
  await witnesses.getByRole('radio', { name: 'Zeno Zeuge' }).check()
  const told = (words: string) =>
    page.getByText(w('The document will name as witness: {words}. Please tell this person now.', { words }))
  await expect(told('Zeno Zeuge'), 'nobody becomes a witness unheard').toBeVisible()
  await expect(page.getByLabel(w('Name of the witness'))).toHaveCount(0)
  await witnesses.getByRole('radio', { name: MANAGER }).check()
  await expect(told(MANAGER)).toBeVisible()
  await expect
    .poll(() => keptSignings(page), 'a phone that is killed loses no choice')
    .toContain(`"witness":"${MANAGER}"`)
  await page.reload()
  await takePhone(page, w, 'Anna Alt')
  await expect(witnesses.getByRole('radio', { name: MANAGER })).toBeChecked()
  await button(page, w('Record the refusal')).click()
  await expect(page.getByText(w('Please give the phone to the manager'))).toBeVisible()
  await signAs(page, w, MANAGER)
  const id = idIn(page)
  await finishSigning(page, w)
  const witness = async () => (await read(server, id))?.signing?.signatures.map((each) => each.witness)
  await expect.poll(witness, { timeout: 30_000 }).toEqual([MANAGER, ''])
})

test('the last answer can be looked at and changed as every other one, also after the page was killed, until it is finished', async ({
  page,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  await beginSigning(page, server, w, { isManagerFirst: true })
  await signAs(page, w, MANAGER)
  await signAs(page, w, 'Anna Alt')
  await expect(page.getByText(w('Everybody has answered. Is it right like this?'))).toBeVisible()
  await expect(page.getByText(`Anna Alt: ${w('signed')}`)).toBeVisible()
  expect(await contentWidth(page)).toBe(360)
  await expectNoBarrier(page, 'the last answer')
  await page.goto('/admin')
  await button(page, w('Change the last answer')).click()
  await takePhone(page, w, 'Anna Alt')
  await expect(page.getByText('1 stroke'), 'what was drawn is still there').toBeVisible()
  await page.getByRole('radio', { name: w('I sign on paper'), exact: true }).check()
  await button(page, w('Record: to be signed on paper')).click()
  await expect(page.getByText(`Anna Alt: ${w('on paper')}`)).toBeVisible()
  await expect(button(page, w('Finish the signing')), 'that is the manager’s').toHaveCount(0)
  await takeBack(page, w)
  await expect(button(page, w('Finish the signing'))).toBeVisible()
  const id = idIn(page)
  expect((await read(server, id))?.status).toBe('draft')
  await noteTexts(page, [w('Everything is right: sign now')])
  await readSlowly(page)
  await finishSigning(page, w)
  await expect(page.getByText(w('Signed in part, the rest on paper'))).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('html'), 'nobody is asked again, not for a moment').not.toHaveAttribute('data-noted')
  const outcomes = async () => (await read(server, id))?.seal?.signatures.map(({ outcome }) => outcome)
  await expect.poll(outcomes, { timeout: 30_000 }).toEqual(['signed', 'on_paper'])
})

test('who signs a new version is told so, and which one it takes the place of', async ({ page, server, w }) => {
  test.setTimeout(120_000)
  const signatures = people
    .filter(({ role }) => role !== 'witness')
    .map(({ id: partyId }) => ({
      partyId,
      outcome: 'signed' as const,
      signedAt: '2026-01-05T10:00:00Z',
    }))
  await beginSigning(page, server, w, { signatures })
  const words = w(
    'This is version {edition}. Once everybody has signed it, it takes the place of version {earlier}, signed on {day}.',
    { edition: 2, earlier: 1, day: '05.01.2026' },
  )
  await takePhone(page, w, 'Anna Alt')
  await expect(page.getByText(words)).toBeInViewport()
})

/** Notes on the page when one of them is shown, however shortly. */
const noteTexts = (page: Page, texts: string[]) =>
  page.evaluate((notWanted) => {
    const look = () => {
      const found = notWanted.find((text) => document.body.textContent.includes(text))
      if (found) document.documentElement.dataset['noted'] = found
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, texts)

/** From now on it takes a while to read what was done here, as on a slow phone; what is kept for the signing is read at once. */
const readSlowly = (page: Page) =>
  page.evaluate(() => {
    const { value: getAll } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'getAll') ?? {}
    Object.defineProperty(IDBObjectStore.prototype, 'getAll', {
      value(this: IDBObjectStore, ...what: unknown[]): unknown {
        if (this.name === 'commands') for (let at = 0; at < 1000; at += 1) this.count()
        return Reflect.apply(getAll, this, what)
      },
    })
  })

const people = [
  buildParty({ email: 'anna@alt.test' }),
  buildParty({ name: MANAGER, role: 'manager', email: MAIL }),
  buildParty({ name: 'Zeno Zeuge', role: 'witness' }),
]

interface Before {
  isManagerFirst?: boolean
  /** Of a version that is signed already. */
  signatures?: Parameters<typeof placeProtocol>[2]['signatures']
}

/** Anna moves out, bears a scratch and has lost two keys; the first of them is asked to sign. */
async function beginSigning(page: Page, server: ServerData, w: Words, { isManagerFirst, signatures }: Before = {}) {
  const letting = await letProperty(server)
  const key = { id: newId(), kind: 'flat' as const, serialNumber: '', handedOver: 3, returned: 1, note: '' }
  const placed = {
    content: {
      date: today,
      parties: isManagerFirst ? people.toSorted((a) => (a.name === MANAGER ? -1 : 0)) : people,
      keys: [{ ...key, needsNewLock: true }],
    },
    rooms: [{ defects: [buildDefect({ responsible: 'tenant', amount: 120 })] }],
  }
  const earlier = signatures && (await placeProtocol(server, letting, { ...placed, signatures }))
  const next = earlier === undefined ? {} : { supersedesId: earlier, edition: 2 }
  const id = await placeProtocol(server, letting, { ...placed, ...next })
  await comeIn(page, MAIL, `/abnahmeprotokolle/${id}/sign`)
  await button(page, w('Everything is right: sign now')).click()
  return letting
}

const idIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''

const read = async (server: ServerData, id: string) =>
  (await server.db.select().from(handoverProtocols).where(eq(handoverProtocols.id, id)))[0]
