import type { Locator, Page } from '@playwright/test'
import { expectToFit, setLetters } from '../checks/large-letters.ts'
import { button } from '../fixtures/applicant.ts'
import { addRoom, createProtocol } from '../fixtures/create-protocol.ts'
import { addThree, letProperty } from '../fixtures/letting.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 320, height: 640 }, locale: 'de-DE' })

// What a browser is set to by whoever needs it (WCAG 1.4.4), on the narrowest phone (1.4.10).
for (const size of [24, 32]) {
  test.describe(`with letters of ${size} px nothing scrolls sideways, and half of the screen is what is read`, () => {
    test.beforeEach(({ page }) => setLetters(page, size))

    test('of homes and their processes', async ({ page, server, w }) => {
      const { name, propertyId, processId } = await letProperty(server)
      const list = `/application-process/${processId}`
      await comeIn(page, 'manager@demo.test')
      await look(page, 'the homes', page.getByRole('article').first())
      await lookInto(page, button(page, w('Create Property')))
      // By its address: of the list no more is drawn than is seen, and neighbours add to it.
      await page.goto(`/admin/properties/${propertyId}`)
      const property = page.getByRole('article', { name })
      await look(page, 'a home', property)
      for (const opener of [
        w('Edit property: {name}', { name }),
        w('Edit Rent: {name}', { name }),
        w('Add Resident: {name}', { name }),
        w('Advertise: {name}', { name }),
      ]) {
        await lookInto(page, property.getByRole('button', { name: opener }))
      }
      await page.goto('/admin?tab=applications')
      await look(page, 'the processes')
      await lookInto(page, button(page, w('Create Application Process')))
      await page.goto(`${list}?charts=all`)
      await look(page, 'the charts of a process')
    })

    test('of applications, of whom many are chosen, and compared', async ({ page, server, w }) => {
      const letting = await letProperty(server)
      const id = await addThree(server, letting)
      const list = `/application-process/${letting.processId}`
      await comeIn(page, 'manager@demo.test', list)
      await look(page, 'the applications', page.locator('main [data-toggle]').first())
      await button(page, w('Filter')).click()
      await button(page, w('About this process')).click()
      await look(page, 'what a process is, and how its list is filtered')
      await page.reload()
      await expect(page.getByRole('checkbox')).toHaveCount(3)
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await button(page, w('Change status')).click()
      await look(page, 'many that are chosen', page.getByRole('group', { name: w('Selection') }))
      await lookInto(page, button(page, w('Compare')))
      await lookInto(page, button(page, w('Reject applicant')))

      await page.goto(`${list}/application/${id}`)
      await page.getByText(w('Change status')).click()
      await look(page, 'an application')
      await lookInto(page, page.getByRole('button', { name: w('Reject applicant'), exact: true }))
    })

    test('of a protocol', async ({ page, server, w }) => {
      const { propertyId } = await letProperty(server)
      await comeIn(page, 'manager@demo.test', `/abnahmeprotokolle?propertyId=${propertyId}`)
      await look(page, 'the protocols', button(page, w('Create handover protocol')))
      await lookInto(page, button(page, w('Create handover protocol')))
      await createProtocol(page, w, ['Maximiliane Wolfeschlegelsteinhausenbergerdorff'])
      await addRoom(page, w, 'Hauswirtschaftsraum')
      await look(page, 'a room')
      await page
        .getByRole('link', { name: w('Whole protocol') })
        .first()
        .click()
      await look(page, 'a protocol', page.getByRole('region', { name: w('All rooms') }))
      for (const step of [w('Who is here'), w('Meters'), w('Keys')]) {
        await page.getByRole('link', { name: step }).first().click()
        await look(page, step)
        await page.goBack()
      }
    })

    test('of what is about no single home', async ({ page, w }) => {
      await comeIn(page, 'manager@demo.test')
      for (const path of ['/admin/activity', '/admin/team', '/admin/privacy']) {
        await page.goto(path)
        await look(page, path)
      }
      await lookInto(page, button(page, w('Search…')), page.getByRole('option').first())
      await page.keyboard.press('?')
      await look(page, 'the keys', page.getByRole('dialog'))
      await page.keyboard.press('Escape')
      await button(page, 'Manfred Mustermann').click()
      await look(page, 'the menu of a person', page.getByRole('group', { name: 'Manfred Mustermann' }))
    })

    test('of an organization', async ({ page, w }) => {
      await comeIn(page, 'owner@demo.test', '/platform')
      await look(page, 'the organizations', page.getByText(w('View Details')).first())
      await lookInto(page, button(page, w('Create Organization')))
      await page.getByText(w('View Details')).first().click()
      await look(page, 'an organization', page.getByRole('heading', { level: 2 }).first())
    })
  })
}

async function look(page: Page, place: string, shown: Locator = page.getByRole('heading', { level: 1 })) {
  await expect(shown).toBeVisible()
  await expectToFit(page, place)
}

async function lookInto(page: Page, opener: Locator, shown: Locator = page.getByRole('dialog')) {
  const words = await opener.innerText()
  await opener.click()
  await look(page, `the dialog of ${words}`, shown)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
