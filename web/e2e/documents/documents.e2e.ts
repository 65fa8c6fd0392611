import { docBytes, exeBytes, htmlBytes, zipBytes } from '#server/testing/build/files.ts'
import { fileKinds, MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { readDevice } from '../device/device.ts'
import { button, openQuestionnaire } from '../fixtures/applicant.ts'
import { addFiles, docxFile, type PickedFile, pdfFile } from '../fixtures/files.ts'
import { drawPicture, jpegFile, photograph } from '../fixtures/photo-files.ts'
import { expect, test } from '../fixtures/test.ts'

const picked = (name: string, buffer: Buffer | Uint8Array): PickedFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(buffer),
})

const pdf = pdfFile().buffer
const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, ' ')])

const tooLarge = 'is larger than 10 MB. Please choose a smaller file, for example a photo with less resolution.'
const empty = 'is empty. Please choose another file.'
const wrongKind = 'is not a PDF, DOC, DOCX, JPG or PNG file. Please choose another file.'
const heic =
  'is a HEIC photo, which many computers cannot open. Please take the photo as JPG (on an iPhone: Settings, Camera, Formats, Most Compatible) or choose a screenshot of it.'

const refused: [why: string, reason: string, file: PickedFile][] = [
  ['that is one byte over 10 MB', tooLarge, picked('scan.pdf', padded(MAX_DOCUMENT_BYTES + 1))],
  ['without content', empty, picked('leer.pdf', Buffer.alloc(0))],
  ['that is a program called PDF', wrongKind, picked('rechnung.pdf', exeBytes())],
  ['that is a web page called PDF', wrongKind, picked('seite.pdf', htmlBytes())],
  ['that is an archive called DOCX', wrongKind, picked('archiv.docx', zipBytes(['virus.exe']))],
  ['that is called a program', wrongKind, picked('lohn.pdf.exe', pdf)],
  ['that is an iPhone photo', heic, picked('IMG_0001.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))],
  ['that is an iPhone photo called JPG', heic, picked('IMG_1.jpg', Buffer.from('\0\0\0\x18ftypmif1', 'latin1'))],
]

test('what is no document is refused with the reason, and nothing of it is kept', async ({ page, w }) => {
  await openQuestionnaire(page)
  for (const [why, reason, file] of refused) {
    await test.step(`a file ${why}`, async () => {
      await addFiles(page, 'proof_of_income', file)
      await expect(page.getByRole('alert').filter({ hasText: file.name })).toHaveText(`${file.name} ${w(reason)}`)
      expect(await readDevice(page)).toMatchObject({ docs: [], chunks: 0 })
    })
  }
})

test('a document whose name says another kind, or none, is taken under a name that says its own', async ({ page }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', [
    picked('lohn.png', pdf),
    picked('Lohn 11.2026', pdf),
    { ...(await jpegFile(page, 'foto.jpg', { width: 40, height: 30 })), name: 'ausweis.pdf' },
  ])
  for (const name of ['lohn.pdf', 'Lohn 11.2026.pdf', 'ausweis.jpg']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
})

test('of a PDF without its end it is said that it does not seem to be whole, and it is taken', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', [picked('ganz.pdf', pdf), picked('halb.pdf', pdf.subarray(0, -20))])
  const remark = w('This PDF does not seem to be whole. Please open it once, and add it again if pages are missing.')
  await expect(page.locator('[data-document]').filter({ hasText: 'halb.pdf' })).toContainText(remark)
  await expect(page.getByText(remark)).toHaveCount(1)
})

test('every accepted kind is taken, up to exactly 10 MB', async ({ page, browser, w }) => {
  await openQuestionnaire(page)
  const files = [
    picked('Lohn.PDF', padded(MAX_DOCUMENT_BYTES)),
    picked('alt.doc', docBytes()),
    docxFile('neu.docx'),
    await photograph(browser, 'foto.jpeg'),
    await jpegFile(page, 'foto.JPG', { width: 40, height: 30 }),
    picked('bild.png', await drawPicture(page, { width: 40, height: 30, type: 'image/png' })),
  ]
  await addFiles(page, 'other_document', files)
  await expect(page.locator('[data-document]')).toHaveCount(files.length)
  await expect(page.getByText('10.00 MB')).toBeVisible()
  const { docs } = await readDevice(page)
  const { pdf: pdfKind, doc, docx, jpeg, png } = fileKinds
  expect(Object.fromEntries(docs.map(({ name, mimeType }) => [name, mimeType]))).toEqual({
    'Lohn.PDF': pdfKind.contentType,
    'alt.doc': doc.contentType,
    'neu.docx': docx.contentType,
    'foto.jpeg': jpeg.contentType,
    'foto.JPG': jpeg.contentType,
    'bild.png': png.contentType,
  })
  await expect(button(page, w('Remove {name}', { name: 'alt.doc' }))).toBeVisible()
})

test('of several files the good ones are taken and the others named', async ({ page, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', [pdfFile('gut.pdf'), picked('leer.pdf', Buffer.alloc(0))])
  await expect(page.getByText(`leer.pdf ${w(empty)}`)).toBeVisible()
  await expect(page.locator('[data-document]')).toHaveText(/gut\.pdf/)
})

test('the hint names the kinds and the limit, and the picker offers nothing else', async ({ page, w }) => {
  await openQuestionnaire(page)
  await expect(
    page.getByText(w('PDF, DOC, DOCX, JPG or PNG, at most 10 MB each. They stay on this device until you submit.')),
  ).toBeVisible()
  const pickers = page.locator('input[type=file][data-document-type]')
  await expect(pickers).toHaveCount(4)
  for (const picker of await pickers.all()) {
    await expect(picker).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png')
  }
})

test('the second of two taps on a bin does not remove the document that comes under the finger', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', [pdfFile('eins.pdf'), pdfFile('zwei.pdf')])
  const bin = button(page, w('Remove {name}', { name: 'eins.pdf' }))
  // As soon as the next one is there: a hurried thumb does not look.
  await bin.evaluate(async (first) => {
    first.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = first.getBoundingClientRect()
    const press = () =>
      document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest('button')
        ?.click()
    press()
    while (first.isConnected) await new Promise(requestAnimationFrame)
    press()
  })
  await expect(bin).toHaveCount(0)
  await expect(button(page, w('Remove {name}', { name: 'zwei.pdf' }))).toBeVisible()
})
