import type { Page, Route } from '@playwright/test'
import { buildProcess } from '#server/testing/build.ts'
import { button, openQuestionnaire, resumeQuestionnaire, toast } from './applicant.ts'
import { readDevice, readDraft, storedKeys, writeDraft } from './device.ts'
import { addFiles, pdfFile } from './files.ts'
import { finishedAnswers, somebody } from './people.ts'
import { expect, test } from './test.ts'
import type { Words } from './words.ts'

const submissions = '**/api/applications'
const presigns = '**/api/applications/documents/presign'
const uploads = '**/api/documents/**'

const faults: Record<string, (route: Route) => Promise<void>> = {
  'the connection is lost': (route) => route.abort('internetdisconnected'),
  'the server is down behind its proxy': (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  'a captive portal answers': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel WLAN</h1>' }),
}
for (const [fault, cause] of Object.entries(faults)) {
  test(`when ${fault} at Submit everything is kept, and the next press delivers one application`, async ({
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
    await expectSubmissionError(page, w)
    expect(await readDevice(page)).toMatchObject({ drafts: [{ id }], receipts: [] })
    expect(await storedKeys(page)).toContain('selectedProcess')

    await context.unroute(submissions)
    await submitAgain(page, w)
    expect(await server.applications(id)).toHaveLength(1)
    expect(await server.mailsTo(anna.email)).toHaveLength(1)
  })
}

test('when the answer is lost after the server took it, the next press finds the one application and no second mail', async ({
  page,
  context,
  server,
  w,
}) => {
  const anna = somebody()
  await resumeQuestionnaire(page, finishedAnswers([anna]))
  const { id } = await readDraft(page)
  await context.route(
    submissions,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await button(page, w('Submit')).click()
  await expectSubmissionError(page, w)
  const [application] = await server.applications(id)
  await submitAgain(page, w)
  await expect(page.getByText(application?.reference ?? 'none')).toBeVisible()
  expect(await server.applications(id)).toHaveLength(1)
  expect(await server.mailsTo(anna.email)).toHaveLength(1)
})

test('a double click on Submit sends one application', async ({ page, context, server, w }) => {
  let sent = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/applications')) sent += 1
  })
  await resumeQuestionnaire(page, finishedAnswers())
  const { id } = await readDraft(page)
  await button(page, w('Submit')).dblclick()
  await expect(page).toHaveURL('/success')
  expect(sent).toBe(1)
  expect(await server.applications(id)).toHaveLength(1)
})

test('while it is sent the button says so and cannot be pressed', async ({ page, context, w }) => {
  const held = Promise.withResolvers<void>()
  await context.route(submissions, async (route) => {
    await held.promise
    await route.continue()
  })
  await resumeQuestionnaire(page, finishedAnswers())
  await button(page, w('Submit')).click()
  await expect(button(page, w('Submitting...'))).toBeDisabled()
  await expect(page.getByText(w('Sending your answers'))).toBeVisible()
  held.resolve()
  await expect(page).toHaveURL('/success')
})

for (const [step, pattern] of Object.entries({ 'asking for a place': presigns, 'sending the bytes': uploads })) {
  for (const [fault, cause] of Object.entries({
    'is refused': (route: Route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'later' } }),
    'finds no connection': (route: Route) => route.abort('connectionreset'),
  })) {
    test(`when ${step} for a document ${fault}, the document is named and nothing is posted`, async ({
      page,
      context,
      server,
      w,
    }) => {
      await openQuestionnaire(page)
      await addFiles(page, 'proof_of_income', pdfFile('Lohn März.pdf'))
      await expect(page.locator('[data-document]')).toHaveCount(1)
      const { id, answers } = await readDraft(page)
      const [renter] = answers.mainRenters
      await writeDraft(page, finishedAnswers([somebody({ id: renter?.id ?? '' })]), 'summary')
      await page.goto('/questionnaire')
      await toast(page).getByRole('button').click()
      await context.route(pattern, cause)
      await button(page, w('Submit')).click()
      await expect(toast(page)).toContainText(w('Document Upload Error'))
      await expect(toast(page)).toContainText(
        w('Failed to upload document: {documentName}', { documentName: 'Lohn März.pdf' }),
      )
      expect(await server.applications(id)).toEqual([])

      await context.unroute(pattern)
      await submitAgain(page, w)
      expect(await server.documents(id)).toMatchObject([{ originalName: 'Lohn März.pdf', storedAt: expect.any(Date) }])
    })
  }
}

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
  expect((await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('Anna')
  expect(await server.applications(id)).toEqual([])
})

test('forty renters can apply together, with names as people have them', async ({ page, server, w }) => {
  const names = ['محمد', '王小明', '🦊', '<b>Tom</b>', "'; drop table applications; --"]
  const renters = Array.from({ length: 40 }, (_, index) => somebody({ firstName: names[index] ?? `Nr. ${index}` }))
  await resumeQuestionnaire(page, finishedAnswers(renters))
  const { id } = await readDraft(page)
  await button(page, w('Submit')).click()
  await expect(page).toHaveURL('/success')
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
  const posted = context.waitForEvent('request', (request) => request.method() === 'POST')
  await button(page, w('Submit')).click()
  await expect(page).toHaveURL('/success')
  expect(new URL((await posted).url()).pathname).toBe('/api/questionnaires')
})

async function expectSubmissionError(page: Page, w: Words): Promise<void> {
  await expect(toast(page)).toContainText(w('Submission Error'))
  await expect(toast(page)).toContainText(w('There was an error submitting your application. Please try again.'))
  await expect(button(page, w('Submit'))).toBeEnabled()
}

async function submitAgain(page: Page, w: Words): Promise<void> {
  await button(page, w('Submit')).click()
  await expect(page).toHaveURL('/success')
}
