import * as z from 'zod/mini'
import type { residents } from '#server/db/schema.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { publishedAnswers } from '#shared/application/questions/sent.ts'
import { type Resident, resident } from '#shared/resident/resident.ts'
import { publisher } from './publisher.ts'

export type ResidentRow = typeof residents.$inferSelect

const publish = publisher(z.omit(resident, { profession: true }))

export const publicResident = (row: ResidentRow): Resident => ({
  ...publish(row),
  profession: row.profession && publishedAnswers(renterQuestions.profession.questions, row.profession),
})
