import type { Route } from '@playwright/test'
import { timeAfter } from '#web/kit/ui/moment.ts'
import { readDevice, readDraft } from '../device/device.ts'
import { button, field, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const refuse = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message: 'Later' }, headers: { 'x-app': 'einzug', 'retry-after': '600' } })

const refusals = {
  'it takes no more from this address': {
    cause: refuse(429, 'RATE_LIMITED'),
    words: 'The server takes no more from this connection for now. We try again at {time}.',
  },
  'the reserve of its disk is reached': {
    cause: refuse(507, 'STORAGE_FULL'),
    words: 'The server takes no documents at the moment. This stays here, and we try again at {time}.',
  },
  'it has a failure of its own': {
    cause: refuse(500, 'INTERNAL'),
    words: 'The server cannot take it at the moment. We try again at {time}.',
  },
}

for (const [name, { cause, words }] of Object.entries(refusals)) {
  test(`where ${name}, an application says so and when it is tried again, and nothing of a connection`, async ({
    page,
    context,
    w,
  }) => {
    await resumeQuestionnaire(page, finishedAnswers([somebody()]))
    const { id } = await readDraft(page)
    await context.route('**/api/applications', cause)
    await button(page, w('Submit')).click()
    await expect(page).toHaveURL(`/my-applications?sent=${id}`)
    const about = page.getByText(w(words).split('{time}')[0] ?? '')
    await expect(about).toBeVisible()
    const nextAt = (await readDevice(page)).jobs[0]?.nextAt ?? 0
    expect(nextAt - Date.now()).toBeGreaterThan(500_000)
    await expect(about).toHaveText(w(words, { time: timeAfter(nextAt) }))
    const promise = w('You can close this page. It is sent as soon as there is a connection.')
    await expect(page.getByText(promise)).toHaveCount(0)
  })
}

test('a code that is not looked up for now is told the time, too', async ({ page, context, w }) => {
  await context.route('**/api/external/application-processes/*', refuse(429, 'RATE_LIMITED'))
  await page.goto('/applications')
  await field(page, w('Your 6-digit code')).fill('DEMADE')
  await button(page, w('Continue')).click()
  const [words] = w('Too many attempts in a short time. Please try again at {time}.').split('{time}')
  await expect(page.getByText(words ?? '').first()).toContainText(/\d\d:\d\d/)
})
