import * as z from 'zod/mini'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { questionsByPath } from '#shared/application/questions/by-path.ts'
import { renterQuestions } from '#shared/application/questions/renter.ts'
import { isRecord } from '#shared/canonical-json.ts'
import { documentTypes } from '#shared/document/document-kinds.ts'
import type { PackRules } from './pack.ts'
import { isForbidden, isHidden } from './questions-under-pack.ts'

/** What was sent with an application and is not kept, because nobody may ask for it there: its sender has to hear of it. */
export const leftOut = z.object({
  documents: z.array(z.enum(documentTypes)),
  /** By their path within a renter or the general info. */
  questions: z.array(z.string()),
})
export type LeftOut = z.output<typeof leftOut>

/**
 * The questions that somebody answered, as it was posted, though nobody may ask them, or not so exactly.
 * @param rules undefined where all is asked that the specification has
 */
export function leftOutQuestions(rules: PackRules | undefined, posted: unknown): string[] {
  if (!isRecord(posted)) return []
  const { mainRenters, generalInfo } = posted
  const said = [...(Array.isArray(mainRenters) ? mainRenters : []), generalInfo]
  const byRule = Object.entries(rules?.questions ?? {}).filter(([question, rule]) =>
    said.some((all) => saysSomething(at(all, question)) && isForbidden(rule, at(all, question))),
  )
  const extra = [renterQuestions, generalInfoQuestions].flatMap((all) =>
    questionsByPath(all).flatMap(([path, { isExtra }]) =>
      isExtra && isHidden(rules, all, path) && said.some((each) => saysSomething(at(each, path))) ? [path] : [],
    ),
  )
  return [...byRule.map(([question]) => question), ...extra]
}

const at = (all: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((within, name) => (isRecord(within) ? within[name] : undefined), all)

/** A tick says nothing where the question behind it is none. */
const saysSomething = (answer: unknown): boolean =>
  typeof answer === 'string'
    ? answer.trim() !== ''
    : isRecord(answer)
      ? Object.values(answer).some((each) => typeof each === 'string' && each.trim() !== '')
      : answer === true
