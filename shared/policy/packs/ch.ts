import { onceChosen, type Pack } from '#shared/policy/pack.ts'

/** Swiss, or which permit: the concrete nationality may not be asked (HEV Winterthur; EDÖB). The texts that are stored. */
export const swissOrPermit = ['CH', 'permit C', 'permit B', 'permit L', 'other permit'] as const

/** A year's salary in steps of CHF 10,000 up to 100,000 (EDÖB, Merkblatt Mietbewerbung). The texts that are stored. */
export const salaryBands: readonly string[] = [
  ...Array.from({ length: 10 }, (_, step) => `CHF ${inFrancs(step)}–${inFrancs(step + 1)} p.a.`),
  `> CHF ${inFrancs(10)} p.a.`,
]

function inFrancs(tensOfThousands: number): string {
  return tensOfThousands === 0 ? '0' : `${tensOfThousands}0'000`
}

export const pack: Pack = {
  name: /*i18n*/ { id: 'pack.CH', message: 'As in Switzerland' },
  place: 1,
  version: 1,
  questions: {
    nationality: swissOrPermit,
    'profession.grossSalary': salaryBands,
    // Only if it is marked as voluntary (EDÖB).
    reference: 'optional',
    // OR 254: no lease may depend on an insurance.
    casualtyInsurance: 'optional',
  },
  // Where sources disagree on the extract from the debt register, the later stage is taken.
  documents: onceChosen,
}
