import type { Route } from '@playwright/test'
import { buildProcess } from '#server/testing/build/build.ts'
import { doubtsOf } from '#shared/application/doubts.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { readDevice, readDraft, storedKeys, writeDraft } from '../device/device.ts'
import { button, expectReceived, openQuestionnaire, resumeQuestionnaire, toast } from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { goOffline } from '../fixtures/offline.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { untilInstalled } from '../fixtures/ready-application.ts'
import { sha256 } from '../fixtures/server-data.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const submissions = '**/api/applications'
const presigns = '**/api/applications/documents/presign'
const uploads = '**/api/documents/**'

const faults: Record<string, { cause: (route: Route) => Promise<void>; words: string }> = {
  'the server is out of reach': {
    cause: (route) => route.abort('connectionrefused'),
    words: 'The server cannot be reached. We try again automatically.',
  },
  'the server is down behind its proxy': {
    cause: (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    words: 'The server cannot take it at the moment. We try again at {time}.',
  },
  'a captive portal answers': {
    cause: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel WLAN</h1>' }),
    words: 'This network seems to ask for a login first. We try again automatically.',
  },
}
/** A worker sends too, and what it asks for is not always caught. */
test.describe('sent by the page alone', () => {
  test.use({ serviceWorkers: 'block' })

  for (const [fault, { cause, words }] of Object.entries(faults)) {
    test(`when ${fault} at Submit everything is kept, and it arrives once by itself as soon as it can`, async ({
      page,
      context,
      server,
      w,
    }) => {
      const anna = somebody()
      await resumeQuestionnaire(page, finishedAnswers([anna]))
      const { id } = await readDraft(page)
      await context.route(submissions, cause)
      await button(page, w('Submit')).click()
      await expect(page).toHaveURL(`/my-applications?sent=${id}`)
      await expect(page.getByText(w(words).split('{time}')[0] ?? '')).toBeVisible()
      expect(await readDevice(page)).toMatchObject({ drafts: [], jobs: [{ id, postAttempted: true }], receipts: [] })
      expect(await server.applications(id)).toEqual([])

      await context.unroute(submissions)
      await expectReceived(page, id)
      expect(await server.applications(id)).toHaveLength(1)
      expect(await server.mailsTo(anna.email)).toHaveLength(1)
    })
  }

  test('when the answer is lost after the server took it, the next attempt finds the one application and no second mail', async ({
    page,
    context,
    server,
    w,
  }) => {
    const anna = somebody()
    await resumeQuestionnaire(page, finishedAnswers([anna]))
    const { id } = await readDraft(page)
    const statuses: number[] = []
    await context.route(submissions, async (route) => {
      const response = await route.fetch()
      statuses.push(response.status())
      await (statuses.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }))
    })
    await button(page, w('Submit')).click()
    await expectReceived(page, id)
    expect(statuses).toEqual([201, 200])
    const [application] = await server.applications(id)
    await expect(page.getByText(application?.reference ?? 'none')).toBeVisible()
    expect(await server.applications(id)).toHaveLength(1)
    expect(await server.mailsTo(anna.email)).toHaveLength(1)
  })
})

test('a double click on Submit sends one application', async ({ page, context, server, w }) => {
  let sent = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/applications')) sent += 1
  })
  await resumeQuestionnaire(page, finishedAnswers())
  const { id } = await readDraft(page)
  await button(page, w('Submit')).dblclick()
  await expectReceived(page, id)
  expect(sent).toBe(1)
  expect(await server.applications(id)).toHaveLength(1)
})

test('a double click on Submit without a connection speaks of no other tab', async ({ page, context, w }) => {
  await resumeQuestionnaire(page, finishedAnswers())
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  const submit = button(page, w('Submit'))
  await expect(submit).toBeEnabled()
  await untilInstalled(page)
  await goOffline(context)
  await submit.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })
  await expect(page).toHaveURL(/my-applications/)
  const said = toast(page).filter({ hasText: w('Already submitted from another tab') })
  await expect(said.waitFor({ timeout: 2_000 })).rejects.toThrow()
})

test.describe('held, by the page alone', () => {
  test.use({ serviceWorkers: 'block' })

  test('submitted where the next page cannot be loaded yet, it is kept, cannot be pressed twice, and goes on by itself', async ({
    page,
    context,
    w,
  }) => {
    // Nor is anything loaded anew.
    const code = /later-parts-|index\.html/
    await context.route(code, (route) => route.abort('internetdisconnected'))
    await resumeQuestionnaire(page, finishedAnswers())
    const { id } = await readDraft(page)
    const missing = page.getByText(
      w('A part of this page could not be loaded. Check your connection, then load the page again.'),
    )
    await expect(missing).toBeVisible()
    await button(page, w('Submit')).click()
    await expect.poll(async () => (await readDevice(page)).jobs).toHaveLength(1)
    await expect(button(page, w('Submitting...'))).toBeDisabled()
    await expect(missing).toBeVisible()
    await context.unroute(code)
    await expectReceived(page, id)
    await expect(missing).toBeHidden()
  })

  test('while it is sent the page says so, and thanks nobody yet', async ({ page, context, w }) => {
    const held = Promise.withResolvers<void>()
    await context.route(submissions, async (route) => {
      await held.promise
      await route.continue()
    })
    await resumeQuestionnaire(page, finishedAnswers())
    const { id } = await readDraft(page)
    await button(page, w('Submit')).click()
    await expect(page.getByText(w('Sending your answers'))).toBeVisible()
    await expect(page.getByText(w('Your application is on its way.'))).toBeVisible()
    await expect(page).toHaveURL(`/my-applications?sent=${id}`)
    held.resolve()
    await expectReceived(page, id)
  })
})

test.describe('documents sent by the page alone', () => {
  test.use({ serviceWorkers: 'block' })

  for (const [step, pattern] of Object.entries({ 'asking for a place': presigns, 'sending the bytes': uploads })) {
    for (const [fault, cause] of Object.entries({
      'is refused': (route: Route) =>
        route.fulfill({
          status: 503,
          headers: { 'x-app': 'einzug' },
          json: { code: 'UNAVAILABLE', message: 'later' },
        }),
      'finds no connection': (route: Route) => route.abort('connectionreset'),
    })) {
      test(`when ${step} for a document ${fault}, nothing is posted, and it arrives once that is over`, async ({
        page,
        context,
        server,
        w,
      }) => {
        await openQuestionnaire(page)
        const file = pdfFile('Lohn März.pdf')
        await addFiles(page, 'proof_of_income', file)
        await expect(page.locator('[data-document]')).toHaveCount(1)
        const { id, answers } = await readDraft(page)
        const [renter] = answers.mainRenters
        await writeDraft(page, finishedAnswers([somebody({ id: renter?.id ?? '' })]), 'summary')
        await page.goto('/questionnaire')
        await toast(page).getByRole('button').click()
        await context.route(pattern, cause)
        await button(page, w('Submit')).click()
        if (fault === 'is refused') {
          await expect(toast(page)).toContainText(w('Document Upload Error'))
          await expect(toast(page)).toContainText(
            w('Failed to upload document: {documentName}', { documentName: 'Lohn März.pdf' }),
          )
        } else {
          await expect(page.getByText(w('The server cannot be reached. We try again automatically.'))).toBeVisible()
          await expect(page.getByText('Lohn März.pdf')).toBeVisible()
        }
        expect(await readDevice(page)).toMatchObject({ jobs: [{ id, postAttempted: false }] })
        expect(await server.applications(id)).toEqual([])

        await context.unroute(pattern)
        await expectReceived(page, id)
        expect(await server.documents(id)).toMatchObject([
          { originalName: 'Lohn März.pdf', sha256: sha256(file.buffer), storedAt: expect.any(Date) },
        ])
      })
    }
  }
})

test('a process that closed meanwhile sends the person home, clears the selection and keeps the answers', async ({
  page,
  server,
  w,
}) => {
  const { process } = await buildProcess(server.db)
  await resumeQuestionnaire(page, finishedAnswers(), 'summary', process.code)
  const { id } = await readDraft(page)
  await server.closeProcess(process.id)
  await button(page, w('Submit')).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText(w('Application Closed'))
  await expect(toast(page)).toContainText(w('error.APPLICATION_CLOSED'))
  expect(await storedKeys(page)).toEqual([])
  const { jobs } = await readDevice(page)
  expect(jobs).toMatchObject([{ id, state: 'rejected', draft: { answers: { mainRenters: [{ firstName: 'Anna' }] } } }])
  expect(await server.applications(id)).toEqual([])
  // The work is one tap away.
  await page.getByRole('link', { name: w('Open my application') }).click()
  await expect(button(page, w('Use it for another home'))).toBeVisible()
})

test('forty renters can apply together, with names as people have them', async ({ page, server, w }) => {
  const names = ['محمد', '王小明', '🦊', '<b>Tom</b>', "'; drop table applications; --"]
  const renters = Array.from({ length: 40 }, (_, index) => somebody({ firstName: names[index] ?? `Nr. ${index}` }))
  const answers = finishedAnswers(renters)
  // What is asked about such names, and so many of them, was said to be right before.
  const affirmed = doubtsOf(answers, { today: localToday() }).map(({ key }) => key)
  await resumeQuestionnaire(page, { ...answers, affirmed })
  const { id } = await readDraft(page)
  await button(page, w('Submit')).click()
  await expectReceived(page, id)
  const [application] = await server.applications(id)
  expect(application?.mainRenters.map(({ firstName }) => firstName)).toEqual(renters.map(({ firstName }) => firstName))
})

test('an application without a process goes in as a questionnaire', async ({ page, context, w }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() =>
    localStorage.setItem('selectedRentObject', '{"country":"DE","address":"Hofgasse 1","propertyType":"apartment"}'),
  )
  await page.goto('/questionnaire')
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(3)
  await writeDraft(page, finishedAnswers(), 'summary')
  await page.goto('/questionnaire')
  const { id } = await readDraft(page)
  const posted = context.waitForEvent('request', (request) => request.method() === 'POST')
  await button(page, w('Submit')).click()
  await expectReceived(page, id)
  expect(new URL((await posted).url()).pathname).toBe('/api/questionnaires')
  // The operator confirms it by mail; nobody is there yet who could review it.
  await expect(page.getByText(w('Please check your email'))).toBeVisible()
  const review = w('The property manager reviews your application and will contact you with updates.')
  await expect(page.getByText(review)).toHaveCount(0)
})
