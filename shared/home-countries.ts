/** Written by scripts/write-packs.ts: where homes are let, in the order in which it is offered. What is known of a country is its pack. */
export const homeCountries = ['CH', 'DE', 'AT', 'FR'] as const
export type HomeCountry = (typeof homeCountries)[number]

/** The money of each, apart from the packs: many pages need it that need no pack. */
export const currencies = { CH: 'CHF', DE: 'EUR', AT: 'EUR', FR: 'EUR' } as const
