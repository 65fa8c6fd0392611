import { onceChosen, type Pack } from '#shared/policy/pack.ts'

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.AT', message: 'As in Austria' },
  place: 3,
  currency: 'EUR',
  // No authority has named a time; as long as in Germany.
  retention: { days: 180, source: null },
  version: 1,
  questions: {
    // GlBG bans choosing by ethnic origin.
    nationality: 'hidden',
    reference: 'optional',
    casualtyInsurance: 'optional',
  },
  documents: onceChosen,
  deadlines: [{ kind: 'claims_lapse', after: 'moving_out', within: { months: 12 }, source: 'ABGB § 1111' }],
}
