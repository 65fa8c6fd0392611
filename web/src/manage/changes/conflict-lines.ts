import type { Fact } from '#web/manage/facts/fact.ts'
import { isSame } from '#web/manage/sync/conflicts/three-way.ts'

export interface ConflictLine {
  key: string
  label: string
  mine: string
  theirs: string
  /** Whether the person changed it, or only the colleague: then it stays as the colleague has it. */
  isMine: boolean
  /** Whether the colleague changed it. */
  isTheirs: boolean
}

interface Sides {
  /** Undefined where nobody wrote down what the person saw: then all of it counts as theirs. */
  seen: readonly Fact[] | undefined
  mine: readonly Fact[]
  theirs: readonly Fact[]
}

/** What is different between what was wanted and what stands instead, thing by thing. */
export function conflictLines({ seen, mine, theirs }: Sides): ConflictLine[] {
  const [before, own, other] = [byKey(seen ?? []), byKey(mine), byKey(theirs)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const [was, wanted, stands] = [before.get(key), own.get(key), other.get(key)]
    if (isSame(wanted?.value, stands?.value)) return []
    const isMine = !seen || !isSame(was?.value, wanted?.value)
    const isTheirs = !seen || !isSame(was?.value, stands?.value)
    const label = (wanted ?? stands)?.label ?? ''
    const isRenamed = wanted !== undefined && stands !== undefined && wanted.label !== stands.label
    return [{ key, label, mine: say(wanted, isRenamed), theirs: say(stands, isRenamed), isMine, isTheirs }]
  })
}

/** What a person changed, by its names. */
export const changedNames = (seen: readonly Fact[], mine: readonly Fact[]): string[] => [
  ...new Set(
    conflictLines({ seen, mine, theirs: seen })
      .toSorted((a, b) => Number(isCounted(b)) - Number(isCounted(a)))
      .map(({ label }) => label),
  ),
]

/** What cost somebody most to find out comes first. */
const isCounted = ({ key }: ConflictLine) => /^(defect|meter|key) /.test(key)

const byKey = (facts: readonly Fact[]) => new Map(facts.map((each) => [each.key, each]))

const say = (said: Fact | undefined, isRenamed: boolean): string =>
  [isRenamed && said?.label, said?.words].filter(Boolean).join(' · ') || '–'
