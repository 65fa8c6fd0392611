import { readFile } from 'node:fs/promises'
import { newId } from '#shared/ids.ts'
import { button, field } from '../fixtures/applicant.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test('what is held of a person is downloaded by their mail address, and a slip in it is said beside the field', async ({
  page,
  server,
  w,
}) => {
  const email = `paula-${newId()}@person.test`
  await addApplication(server, await letProperty(server), { firstName: 'Paula', email })
  await comeIn(page, 'manager@demo.test', '/admin/privacy')
  await field(page, w('Email of the person')).fill('paula')
  await button(page, w('Download what is held')).click()
  await expect(page.getByText(w.issue('email_invalid'))).toBeVisible()
  await field(page, w('Email of the person')).fill(email)
  const downloading = page.waitForEvent('download')
  await button(page, w('Download what is held')).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await download.path())).toString('latin1')).toContain('applications.json')
})
