import { completeLanguages } from '#shared/languages.ts'
import { readDevice, readDraft, storedKeys } from '../device/device.ts'
import { answer, button, confirmAnswers, expectReceived, field, fillRenter, toast } from '../fixtures/applicant.ts'
import { addFiles, docxFile, pdfFile } from '../fixtures/files.ts'
import { somebody } from '../fixtures/people.ts'
import { photograph } from '../fixtures/photo-files.ts'
import { sha256 } from '../fixtures/server-data.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordsOf } from '../fixtures/words.ts'

test.use({ serviceWorkers: 'allow' })

// Those in which everything is written, and the one that is read from right to left.
for (const language of [...completeLanguages, 'ar'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-DE` })

    test('two renters apply with a code and three files, and everything arrives as it was', async ({
      page,
      browser,
      server,
      problems,
      w,
    }) => {
      const anna = somebody()
      const ben = somebody({
        firstName: 'Ben',
        lastName: 'O’Neill',
        reference: {
          noReference: false,
          company: 'Alte Verwaltung AG',
          name: 'Herr Kurz',
          phone: '+41 44 000 00 00',
          email: 'kurz@verwaltung.test',
        },
      })
      const files = [pdfFile(), await photograph(browser), docxFile()] as const

      await page.goto('/')
      await page
        .getByRole('link', { name: w('Enter your code') })
        .first()
        .click()
      await page.getByLabel(w('Your 6-digit code')).fill('demade')
      await button(page, w('Continue')).click()
      await button(page, w('Start application')).click()

      await fillRenter(page, w, anna)
      await addFiles(page, 'debt_collection_certificate', files[0])
      await addFiles(page, 'proof_of_income', files[1])
      await expect(page.locator('[data-document]')).toHaveCount(2)
      await button(page, w('Add another renter')).click()
      await fillRenter(page, w, ben)
      await addFiles(page, 'other_document', files[2])
      await expect(page.getByText(files[2].name)).toBeVisible()
      await button(page, w('Next')).click()

      await answer(page, w('Have you visited the property?'), w('Yes'))
      await answer(page, w('Do you have a personal liability insurance?'), w('Yes'))
      await page.getByLabel(w('Insurance name')).fill('Mobiliar')
      await field(page, w('Number of adults')).selectOption('2')
      await button(page, w('Next')).click()

      await confirmAnswers(page, w)
      const { id } = await readDraft(page)
      await button(page, w('Submit')).click()

      await expectReceived(page, id)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Thank you for your application'))
      await expect(toast(page)).toContainText(w('Application submitted'))
      const [application, ...others] = await server.applications(id)
      if (!application || others.length > 0) throw new Error('one application expected')
      await expect(page.getByText(application.reference)).toBeVisible()

      expect(application.language).toBe(language)
      expect(application.status).toBe('submitted')
      expect(application.generalInfo.casualtyInsuranceName).toBe('Mobiliar')
      expect(application.mainRenters).toMatchObject([
        { ...anna, id: expect.any(String) },
        { ...ben, id: expect.any(String) },
      ])
      expect(application.mainRenters.map(({ documents }) => documents.map(({ originalName }) => originalName))).toEqual(
        [[files[0].name, files[1].name], [files[2].name]],
      )
      const stored = application.mainRenters.flatMap(({ documents }) => documents)
      expect(stored.map((document) => server.sha256OnDisk(document.id))).toEqual(
        files.map(({ buffer }) => sha256(buffer)),
      )

      const [mail, ...further] = await server.mailsTo(anna.email)
      if (!mail || further.length > 0) throw new Error('one mail expected')
      expect(await server.mailsTo(ben.email)).toEqual([])
      await expect.poll(() => server.sentMail(mail.id)?.to).toContain(anna.email)
      expect(server.sentMail(mail.id)?.subject).toBe(
        wordsOf(language, 'sync-server')('mail.confirmation.subject', { reference: application.reference }),
      )

      expect(await storedKeys(page)).toEqual([])
      expect(await readDevice(page)).toEqual({
        drafts: [],
        jobs: [],
        docs: [],
        chunks: 0,
        receipts: [expect.objectContaining({ id, reference: application.reference })],
      })
      expect(problems).toEqual([])
    })
  })
}
