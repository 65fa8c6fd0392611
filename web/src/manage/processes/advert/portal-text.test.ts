import { expect, test } from 'vitest'
import { portalText } from './portal-text.ts'
import { sampleAdvert } from './testing/sample-advert.ts'

const process = { conditions: { rentalDuration: '1_year', securityDeposit: 5000, petPolicy: 'Katzen' } } as const

test('the text has the facts, the conditions, the link and the code, in the language of the advert', async () => {
  expect(portalText(await sampleAdvert('de', { process }))).toBe(`Zu vermieten: Wohnung
Seefeldstrasse 12, 8008 Zürich

3.5 Zimmer · 82 m²
CHF 2.450 pro Monat, inklusive CHF 250 Nebenkosten
Frei ab 01.02.2027

Mietdauer: 1 Jahr
Kaution: CHF 5.000
Haustierregelung: Katzen

Online bewerben, ohne Konto:
https://bewerben.musterverwaltung.example/applications?code=A7K2QX

Oder mit dem Code A7K2QX auf https://bewerben.musterverwaltung.example/applications

Musterverwaltung AG`)
})

test('a home in Germany has its own money, and numbers are written as in the language', async () => {
  const text = async (language: 'de' | 'fr' | 'en') =>
    portalText(await sampleAdvert(language, { property: { country: 'DE', rooms: 1.5 } }))
  expect(await text('de')).toContain('1,5 Zimmer · 82 m²\n2.450 € pro Monat, inklusive 250 € Nebenkosten')
  expect(await text('fr')).toContain(
    '1,5 pièce · 82 m²\n2.450 € par mois, dont 250 € de charges\nLibre dès le 01.02.2027',
  )
  expect(await text('en')).toContain('1.5 rooms · 82 m²\n2.450 € per month, including 250 € of side costs')
})

test('what is not known is not said', async () => {
  const bare = {
    property: { rooms: null, baseRent: 0, sideCosts: 0 },
    process: { startDate: null },
    organizationName: '',
  }
  expect(portalText(await sampleAdvert('en', bare))).toBe(`To let: Apartment
Seefeldstrasse 12, 8008 Zürich

82 m²
Available immediately

Apply online, without an account:
https://bewerben.musterverwaltung.example/applications?code=A7K2QX

Or with the code A7K2QX on https://bewerben.musterverwaltung.example/applications`)
})

test('of a home of no usual kind it says where and how large it is', async () => {
  const text = async (language: 'de' | 'fr' | 'en') =>
    portalText(await sampleAdvert(language, { property: { propertyType: 'other' } }))
  const place = 'Seefeldstrasse 12, 8008 Zürich'
  expect(await text('en')).toContain(`To let\n${place}\n\n3.5 rooms · 82 m²`)
  expect(await text('de')).toContain(`Zu vermieten\n${place}\n\n3.5 Zimmer · 82 m²`)
  expect(await text('fr')).toContain(`À louer\n${place}\n\n3,5 pièces · 82 m²`)
})

test('a process asks its own rent, where it has one', async () => {
  const text = portalText(await sampleAdvert('de', { process: { newRent: 2300, newSideCosts: 0 } }))
  expect(text).toContain('CHF 2.300 pro Monat\n')
})
