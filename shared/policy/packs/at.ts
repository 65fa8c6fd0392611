import { onceChosen, type Pack } from '#shared/policy/pack.ts'

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.AT', message: 'As in Austria' },
  place: 3,
  version: 1,
  questions: {
    // GlBG bans choosing by ethnic origin.
    nationality: 'hidden',
    reference: 'optional',
    casualtyInsurance: 'optional',
  },
  documents: onceChosen,
}
