import * as z from 'zod/mini'

/** Its time was over, or who applied wanted it. */
export const erasureCauses = ['due', 'own_wish'] as const
export type ErasureCause = (typeof erasureCauses)[number]

/** For so many days back an organization is told what was erased. */
export const ERASURES_TOLD_DAYS = 90

/** How many applications and questionnaires were erased on a day, by cause, and how many residents and protocols. They name nobody. */
export const erasuresOfDay = z.object({
  day: z.string(),
  due: z.number(),
  ownWish: z.number(),
  residents: z._default(z.number(), 0),
  protocols: z._default(z.number(), 0),
})
export type ErasuresOfDay = z.output<typeof erasuresOfDay>
