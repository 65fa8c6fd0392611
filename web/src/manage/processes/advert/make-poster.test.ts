import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { completeLanguages } from '#shared/languages.ts'
import type { DrawText } from '#web/manage/protocol/layout/draw-text.ts'
import { nodePorts } from '#web/manage/protocol/pdf/testing/node-ports.ts'
import { makePoster } from './make-poster.ts'
import { papers } from './paper.ts'
import { drawPdf } from './testing/drawn-pdf.ts'
import { sampleAdvert, sampleLink } from './testing/sample-advert.ts'

/** As long as anything can be that is typed. */
const long =
  `${'Donaudampfschifffahrtsgesellschaftshauptgebäude'.repeat(3)}strasse 128b, ${'Hinterhaus, '.repeat(4)}`.slice(
    0,
    200,
  )
const longLink = `https://bewerbung.${'immobilien-musterverwaltung-zentralschweiz.'.repeat(2)}example/applications?code=A7K2QX`
const blanks = /\s/g

for (const paper of papers) {
  test.each(completeLanguages)(
    `on ${paper} all of it stands on one page in %s, and a camera reads the code`,
    async (language) => {
      const { pages, width, texts, picture, info } = await drawPdf(
        await makePoster(await sampleAdvert(language), paper, nodePorts),
      )
      expect([pages, Math.round(width)]).toEqual([1, paper === 'A4' ? 595 : 298])
      const text = texts.map((each) => each.text).join(' ')
      for (const said of ['Seefeldstrasse 12, 8008 Zürich', 'CHF 2.450', 'CHF 250', '82 m²', '01.02.2027', 'A7K 2QX']) {
        expect(text.replace(blanks, '')).toContain(said.replace(blanks, ''))
      }
      expect(text).toContain('bewerben.musterverwaltung.example/applications?code=A7K2QX')
      expect(decodeQR(picture)).toBe(sampleLink)
      expect(info.Language).toBe(language === 'de' ? 'de-CH' : language)
      expect(info.Title).toContain('Seefeldstrasse 12, 8008 Zürich')
    },
  )

  test(`on ${paper} the longest address, name and link stay on the page`, async () => {
    const sample = { property: { address: long }, organizationName: long, link: longLink }
    const advert = await sampleAdvert('fr', sample)
    const { pages, width, height, texts, picture } = await drawPdf(await makePoster(advert, paper, nodePorts))
    expect(pages).toBe(1)
    const outside = texts.filter(
      ({ left, right, bottom }) => left < 20 || right > width - 20 || bottom < 8 || bottom > height,
    )
    expect(outside).toEqual([])
    expect(
      texts
        .map(({ text }) => text)
        .join('')
        .replace(blanks, ''),
    ).toContain(long.replace(blanks, ''))
    expect(decodeQR(picture)).toBe(longLink)
  })
}

test('a home without rooms, rent and day says nothing of them', async () => {
  const sample = {
    property: { rooms: null, baseRent: 0, sideCosts: 0 },
    process: { startDate: null },
    organizationName: '',
  }
  const { texts } = await drawPdf(await makePoster(await sampleAdvert('en', sample), 'A4', nodePorts))
  const [heading, ...others] = texts.map(({ text }) => text)
  expect(heading).toBe('To let')
  expect(others.slice(0, 3)).toEqual(['Seefeldstrasse 12, 8008 Zürich', 'Apartment · 82 m²', 'Available immediately'])
})

test('a home of no usual kind is its rooms and its size', async () => {
  const advert = await sampleAdvert('en', { property: { propertyType: 'other' } })
  const { texts } = await drawPdf(await makePoster(advert, 'A4', nodePorts))
  const place = 'Seefeldstrasse 12, 8008 Zürich'
  expect(texts.slice(0, 3).map(({ text }) => text)).toEqual(['To let', place, '3.5 rooms · 82 m²'])
})

test('letters that the typeface has not are drawn, no wider than the paper', async () => {
  const asked: [text: string, width: number][] = []
  const drawWords: DrawText = (text, { width }) => {
    asked.push([text, Math.round(width)])
    return []
  }
  const advert = await sampleAdvert('de', { property: { address: '大隈荘 12' } })
  await makePoster(advert, 'A6', { ...nodePorts, drawWords })
  expect(asked).toEqual([['大隈荘 12', 250]])
})
