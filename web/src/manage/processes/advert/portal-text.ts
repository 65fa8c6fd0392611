import { msg } from '@lingui/core/macro'
import type { Advert } from './advert.ts'

/** The advert without any looks, to be pasted where others advertise too. */
export function portalText(advert: Advert): string {
  const { say, heading, type, address, measures, rent, start, conditions, organizationName, code, link } = advert
  const codeEntry = link.replace(/\?.*/, '')
  return [
    [type ? say(msg`To let: ${type}`) : heading, address],
    [measures.join(' · '), rent && `${rent.amount} ${rent.note}`, start],
    conditions.map(({ label, words }) => say(msg`${label}: ${words}`)),
    [say(msg`Apply online, without an account:`), link],
    [say(msg`Or with the code ${code} on ${codeEntry}`)],
    [organizationName],
  ]
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}
