import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import { requiredText } from '#shared/text.ts'
import type { ProtocolContent } from './protocol.ts'

const names = z
  .array(requiredText('participant_name_required'), { error: 'participant_required' satisfies IssueCode })
  .check(
    z.minLength(1, { error: 'participant_required' satisfies IssueCode }),
    z.maxLength(20, { error: 'invalid' satisfies IssueCode }),
  )

/**
 * The one codec of `participants`, which travel as text that holds a JSON list of names (handover.md, Protocol record).
 */
export const writeParticipants = (participants: readonly string[]): string => JSON.stringify(participants)

/** Names as a client sends them: as that text, or as a list. */
export const participantsOnWire = z.pipe(
  z.union([z.pipe(z.string(), z.transform(asList)), z.array(z.unknown())], {
    error: 'participant_required' satisfies IssueCode,
  }),
  names,
)

/** Names out of that text; none where it is no list of names. */
export function readParticipants(text: string): string[] {
  const read = names.safeParse(asList(text))
  return read.success ? read.data : []
}

/** Their names; undefined when nobody is, because a protocol is never without participants. */
export function participantsIn({ parties }: Pick<ProtocolContent, 'parties'>): string[] | undefined {
  const names = parties.filter(({ isPresent }) => isPresent).map(({ name }) => name)
  return names.length > 0 ? names : undefined
}

function asList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
