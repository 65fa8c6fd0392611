import type { ManagedProcess } from '#shared/process/manager/process.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { type CompleteLanguage, localeIn } from '#shared/languages.ts'
import { process, property } from '#shared/testing/rows.ts'
import { textsIn } from '#web/kit/i18n/catalogues.ts'
import { type Advert, advertOf } from '#web/manage/processes/advert/advert.ts'

interface Sample {
  property?: Partial<ManagedProperty>
  process?: Partial<ManagedProcess>
  organizationName?: string
  link?: string
}

export const sampleLink = 'https://bewerben.musterverwaltung.example/applications?code=A7K2QX'

/** A home in Zürich as it is mostly, but for what is said of it. */
export async function sampleAdvert(language: CompleteLanguage, sample: Sample = {}): Promise<Advert> {
  const home = property(1, {
    address: 'Seefeldstrasse 12, 8008 Zürich',
    rooms: 3.5,
    squareMeters: 82,
    baseRent: 2200,
    sideCosts: 250,
    ...sample.property,
  })
  const offer = {
    process: process(2, home.id, { code: 'A7K2QX', startDate: '2027-02-01', ...sample.process }),
    property: home,
    organizationName: sample.organizationName ?? 'Musterverwaltung AG',
    link: sample.link ?? sampleLink,
  }
  return advertOf(offer, await textsIn('advert', localeIn(home.country, language)))
}
