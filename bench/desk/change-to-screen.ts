import type { Browser, Page } from '@playwright/test'
import { managedApplicationContract } from '#shared/application/manager/contract.ts'
import { fillPath } from '#shared/endpoint.ts'
import { COLLEAGUE, MANAGER, openEmptyManager, signInAs, words } from './manager.ts'

const CHANGES = 20
const LONGEST_SYNC_MS = 180_000
const LONGEST_WAIT_MS = 120_000
/** Nobody is told of changes more often than twice a second: what follows sooner waits for that. */
const PAUSE_MS = 1500

/** What is looked at: an application, and the list in which it stands first. */
export interface Watched {
  processId: string
  applicationId: string
  /** Of who applies. */
  name: string
}

/**
 * A colleague changes an application's status, and somebody else looks at the list.
 * @returns for each change, ms from the answer to the colleague until the new status stood on the other screen
 */
export async function watchChanges(browser: Browser, address: string, watched: Watched): Promise<number[]> {
  const { processId, applicationId, name } = watched
  const colleague = await openManager(browser, address, COLLEAGUE)
  const screen = await openManager(browser, address, MANAGER)
  await screen.goto(`/application-process/${processId}`)
  await screen.getByRole('row', { name }).waitFor()
  const delays = await watchCard(screen, name, CHANGES, (status) => putStatus(colleague, applicationId, status))
  for (const page of [colleague, screen]) await page.context().close()
  return delays
}

async function openManager(browser: Browser, address: string, email: string): Promise<Page> {
  const page = await openEmptyManager(browser, address)
  await signInAs(page, email)
  await page.getByRole('banner').getByText(words('Up to date')).waitFor({ timeout: LONGEST_SYNC_MS })
  return page
}

/**
 * Has the status of an application changed to and fro, and looks for each at its card.
 * @param changeStatus as a colleague does it; says when it was answered, in ms since 1970
 * @returns for each change, ms from then until it stood on the card
 */
export async function watchCard(
  page: Page,
  name: string,
  changes: number,
  changeStatus: (status: 'withdrawn' | 'submitted') => Promise<number>,
): Promise<number[]> {
  const delays: number[] = []
  while (delays.length < changes) {
    await page.waitForTimeout(PAUSE_MS)
    const isEven = delays.length % 2 === 0
    const isSeen = await lookFor(page, name, words(isEven ? 'Withdrawn' : 'Submitted'))
    const answeredAt = await changeStatus(isEven ? 'withdrawn' : 'submitted')
    delays.push((await isSeen()) - answeredAt)
  }
  return delays
}

/** Begins to look at once. @returns what waits, and says when it was there: in ms since 1970, as the other page counts too */
async function lookFor(page: Page, name: string, text: string): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(
    ({ name: label, text: words, longest }) => {
      const card = () => [...document.querySelectorAll('[role=row]')].find((each) => each.ariaLabel === label)
      const until = Date.now() + longest
      const found = new Promise<number>((resolve, reject) => {
        const look = () => {
          if (card()?.textContent.includes(words)) resolve(Date.now())
          else if (Date.now() > until) reject(new Error(`${words} was not shown`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      return { found }
    },
    { name, text, longest: LONGEST_WAIT_MS },
  )
  return () => seen.evaluate(({ found }) => found)
}

/** As the colleague's own page would. @returns when it was answered, in ms since 1970 */
async function putStatus(page: Page, id: string, status: string): Promise<number> {
  const { method, path } = managedApplicationContract.changeStatus
  const { code, at } = await page.evaluate(
    async ({ method: by, url }) => {
      const answer = await fetch(url, { method: by, headers: { 'x-einzug': '1' } })
      return { code: answer.status, at: Date.now() }
    },
    { method, url: fillPath(path, { id, status }) },
  )
  if (code !== 200) throw new Error(`the change of the status was answered with ${code}`)
  return at
}
