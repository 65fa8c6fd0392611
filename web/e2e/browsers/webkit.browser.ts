import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { formatDate } from '#shared/dates.ts'
import { docxFile, pdfFile, pdfOfSize } from '../fixtures/files.ts'
import { somebody } from '../fixtures/people.ts'
import { expectExactlyOnce, type ReadyApplication } from '../fixtures/ready-application.ts'
import { wordsOf } from '../fixtures/words.ts'
import { type OwnServer, startOwnServer } from '../server/own-server.ts'
import { startWebKit } from './start-webkit.ts'

const WAIT_MS = 30_000
const w = wordsOf('en')

// Without the fixtures of the other tests, which would start another browser.
const test = base.extend<{ driver: WebDriver }, { ownServer: OwnServer }>({
  ownServer: [
    // Playwright reads the names of needed fixtures from this pattern; there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startOwnServer()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  driver: async ({}, use) => {
    const { driver, close } = await startWebKit()
    await use(driver)
    await close()
  },
})

test('a person applies with a code and three files in WebKit, and everything arrives as it was', async ({
  driver,
  ownServer,
}) => {
  await chooseHome(driver, ownServer.address)
  const application = await fillQuestionnaire(driver)
  await press(driver, 'Submit')
  await driver.wait(until.urlIs(`${ownServer.address}/success`), WAIT_MS)
  await expectExactlyOnce(ownServer.data(), { ...application, id: await newestReceipt(driver) })
})

test('submitted while the server is away and closed, it is delivered once when WebKit opens the app again', async ({
  driver,
  ownServer,
}) => {
  await chooseHome(driver, ownServer.address)
  await driver.wait(() => driver.executeScript('return navigator.serviceWorker.controller !== null'), WAIT_MS)
  await ownServer.kill()
  await driver.navigate().refresh()
  const application = await fillQuestionnaire(driver)
  await press(driver, 'Submit')
  await see(driver, 'Saved on {thisDevice}')
  await see(driver, 'Keep this page open until it says "Received", or open it again later.')
  const id = new URL(await driver.getCurrentUrl()).searchParams.get('sent') ?? ''

  // Another window first: with its last one the browser ends.
  const closed = await driver.getWindowHandle()
  await driver.switchTo().newWindow('window')
  const fresh = await driver.getWindowHandle()
  await driver.switchTo().window(closed)
  await driver.close()
  await driver.switchTo().window(fresh)
  await ownServer.start()
  await driver.get(`${ownServer.address}/my-applications`)
  await expectExactlyOnce(ownServer.data(), { ...application, id })
  await expect.poll(() => newestReceipt(driver)).toBe(id)
})

async function chooseHome(driver: WebDriver, address: string): Promise<void> {
  await driver.get(`${address}/applications`)
  await type(driver, 'Your 6-digit code', 'DEMADE')
  await press(driver, 'Continue')
  await press(driver, 'Start application')
  await labelled(driver, 'First name')
}

async function fillQuestionnaire(driver: WebDriver): Promise<Omit<ReadyApplication, 'id'>> {
  const { currentAddress: home, profession, ...anna } = somebody()
  const texts = {
    'First name': anna.firstName,
    'Last name': anna.lastName,
    Email: anna.email,
    Phone: anna.phone,
    'Date of birth': formatDate(anna.dateOfBirth),
    Nationality: anna.nationality,
    Street: home.street,
    'Street number': home.streetNumber,
    'Zip code': home.zipCode,
    City: home.city,
    Country: home.country,
    Profession: profession.profession,
    'Gross salary': profession.grossSalary,
  }
  for (const [label, value] of Object.entries(texts)) await type(driver, label, value)
  const choices = {
    'Employment status': profession.employmentStatus,
  }
  for (const [label, value] of Object.entries(choices)) {
    const list = await labelled(driver, label)
    await show(driver, list)
    await list.findElement(By.css(`option[value="${value}"]`)).click()
  }
  await tick(driver, 'I have no reference')
  const files = [pdfFile(), docxFile(), pdfOfSize(700_000)]
  await attach(driver, files)
  await press(driver, 'Next')
  await answer(driver, 'Have you visited the property?', 'Yes')
  await answer(driver, 'Do you have a personal liability insurance?', 'No')
  await press(driver, 'Next')
  await tick(driver, 'I confirm that my answers are true and complete, and I accept the terms and conditions.')
  return { email: anna.email, files }
}

/** The driver knows files on the disk only. */
async function attach(driver: WebDriver, files: ReadyApplication['files']): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-files-'))
  for (const [index, { name, buffer }] of files.entries()) {
    const file = path.join(directory, name)
    writeFileSync(file, buffer)
    const input = await driver.wait(until.elementLocated(By.css('input[data-document-type=other_document]')), WAIT_MS)
    await input.sendKeys(file)
    await driver.wait(async () => (await driver.findElements(By.css('[data-document]'))).length === index + 1, WAIT_MS)
  }
  rmSync(directory, { recursive: true })
}

const labelled = (driver: WebDriver, label: string) =>
  driver.wait(
    until.elementLocated(By.xpath(`//*[@id=//label[normalize-space()=${quoted(w(label))}]/@for]`)),
    WAIT_MS,
    label,
  )

/** Once more where the page has just put its own field in the place of the one that the server sent. */
async function type(driver: WebDriver, label: string, text: string): Promise<void> {
  const isTyped = async () => {
    const field = await labelled(driver, label)
    await show(driver, field)
    await field.clear()
    await field.sendKeys(text)
    return (await field.getAttribute('value')) !== ''
  }
  await driver.wait(() => isTyped().catch(isStale), WAIT_MS)
}

/** The driver does not wait until a page that scrolls smoothly has come to rest. */
const show = (driver: WebDriver, element: WebElement) =>
  driver.executeScript('arguments[0].scrollIntoView({ behavior: "instant", block: "center" })', element)

function isStale(problem: unknown): false {
  if (problem instanceof error.StaleElementReferenceError) return false
  throw problem
}

const byText = (driver: WebDriver, path: string) => driver.wait(until.elementLocated(By.xpath(path)), WAIT_MS, path)

/** Clicked by script where something may lie over it, such as a toast. */
async function press(driver: WebDriver, name: string): Promise<void> {
  const button = await byText(driver, `//button[normalize-space()=${quoted(w(name))}]`)
  await driver.wait(until.elementIsEnabled(button), WAIT_MS)
  await driver.executeScript('arguments[0].click()', button)
}

async function tick(driver: WebDriver, label: string): Promise<void> {
  const box = await byText(driver, `//label[normalize-space()=${quoted(w(label))}]//input`)
  await driver.executeScript('arguments[0].click()', box)
}

async function answer(driver: WebDriver, question: string, choice: string): Promise<void> {
  const group = `//*[self::fieldset or @role="group" or @role="radiogroup"][contains(., ${quoted(w(question))})]`
  const option = await byText(driver, `${group}//label[normalize-space()=${quoted(w(choice))}]`)
  await driver.executeScript('arguments[0].click()', option)
}

const see = (driver: WebDriver, text: string) => byText(driver, `//*[normalize-space(text())=${quoted(w(text))}]`)

/** For XPath, which knows no escapes. */
const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`)

const newestReceipt = (driver: WebDriver): Promise<string> =>
  driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1]
    const opening = indexedDB.open('apply')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('receipts').objectStore('receipts').getAll()
      reading.onsuccess = () => { opening.result.close(); done(reading.result.at(-1)?.id ?? '') }
    }
  `)
