// Not a test: keeps what this release stores, for the story that opens it with the next one.
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { untilManageIsKept } from '../checks/kept-manage.ts'
import { readStored, type StoredData } from '../device/stored-data.ts'
import { button, expectReceived, field, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { addRoom, checkAndSign, createProtocol, gradeOthers, markInspected } from '../fixtures/create-protocol.ts'
import { decide, openLine } from '../fixtures/decide.ts'
import { pdfFile } from '../fixtures/files.ts'
import { addApplication, letProperty } from '../fixtures/letting.ts'
import { goOffline } from '../fixtures/offline.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { jpegFile } from '../fixtures/photo-files.ts'
import { submitApplication, submitOffline } from '../fixtures/ready-application.ts'
import { sha256 } from '../fixtures/server-data.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { signAs } from '../fixtures/sign-protocol.ts'
import { expect, test } from '../fixtures/test.ts'
import { dataDirectory, serverFile } from '../server/test-server.ts'
import { backupFile, releaseFile, type StoredRelease } from './stored.ts'

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000 })

let applicant: StoredRelease['applicant']

test('a phone with an application that was received, one that waits and one that is being written', async ({
  page,
  context,
  server,
  w,
}) => {
  const received = await submitApplication(page, w, [pdfFile()], (await letProperty(server)).code)
  await expectReceived(page, received.id)
  const draftCity = 'Winterthur'
  const draft = finishedAnswers([somebody({ currentAddress: { ...somebody().currentAddress, city: draftCity } })])
  await resumeQuestionnaire(page, draft, 'main_renters', (await letProperty(server)).code)
  const file = pdfFile('Lohnausweis.pdf')
  const waiting = await submitOffline(page, w, [file], (await letProperty(server)).code)
  const ids = { receivedId: received.id, waitingId: waiting.id, waitingFile: sha256(file.buffer), draftCity }
  applicant = { ...(await readStored(page)), ...ids }
  await context.close()
})

test('a manager’s phone without a network, with decisions, a protocol and one of its signatures', async ({
  page,
  context,
  server,
  w,
}) => {
  test.setTimeout(120_000)
  const letting = await letProperty(server)
  const { id: applicationId } = await addApplication(server, letting, { firstName: 'Anna', lastName: 'Okuma' })
  await comeIn(page, 'manager@demo.test')
  await untilManageIsKept(page)
  const photo = await jpegFile(page, 'IMG_1.jpg', { width: 300, height: 200 })
  await page.goto(`/application-process/${letting.processId}`)
  const card = page.getByRole('article', { name: 'Anna Okuma' })
  await expect(card).toBeVisible()
  await goOffline(context)
  await openLine(card)
  await decide(card, w, 'Accept applicant')
  const note = 'Ruft am Montag zurück'
  await page.getByLabel(w('New note')).fill(note)
  await button(page, w('Add note')).click()
  await expect(page.getByText(note)).toBeVisible()

  await page.goto('/admin')
  await page.getByRole('link', { name: w('Handovers: {name}', { name: letting.name }) }).click()
  await createProtocol(page, w, ['Anna Alt', 'Manfred Mustermann'])
  await expect(page.getByRole('heading', { level: 1, name: letting.name })).toBeVisible()
  const protocolId = new URL(page.url()).pathname.split('/')[2] ?? ''
  await addRoom(page, w, 'Küche')
  await markInspected(page, w)
  await gradeOthers(page, w, 'Used')
  await button(page, w('Defect')).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Defect/ })).toBeVisible()
  await page.locator('[data-photo-gallery]').first().setInputFiles(photo)
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible()
  await field(page, w('What is wrong')).fill('Kratzer')
  await expect(page.getByText(w('Everything is kept on this device'))).toBeVisible()
  await page.getByRole('link', { name: 'Küche' }).click()
  await checkAndSign(page, w)
  await button(page, w('Everything is right: sign now')).click()
  await signAs(page, w, 'Anna Alt')
  const manager = { ...emptied(await readStored(page)), protocolId, applicationId, note }
  rmSync(backupFile, { force: true })
  execFileSync(process.execPath, [serverFile, 'backup', backupFile], {
    env: { ...process.env, DATA_DIR: dataDirectory },
  })
  writeFileSync(
    releaseFile,
    gzipSync(JSON.stringify({ recordedAt: Date.now(), applicant, manager } satisfies StoredRelease)),
  )
  await context.close()
})

/** Space that is set aside for a document is full of what nothing makes smaller, and means nothing. */
function emptied({ local, databases }: StoredData): StoredData {
  const blank = (store: StoredData['databases'][number]['stores'][number]) => ({
    ...store,
    records: store.records.map((record) => {
      const { bytes, ...more } = record as { bytes?: { $buffer?: string } }
      const text = bytes?.$buffer ?? ''
      return text.length < 100_000
        ? record
        : { ...more, bytes: { $buffer: Buffer.alloc((text.length * 3) / 4).toString('base64') } }
    }),
  })
  return { local, databases: databases.map((each) => ({ ...each, stores: each.stores.map(blank) })) }
}
