import { type ExternalProcess, readProcess } from '#shared/process/process.ts'
import { db } from '#web/apply/storage/database.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { currencyOfHome, withoutIncome } from '#web/apply/storage/incomes.ts'

/** Drafts whose code was entered without a connection, and never checked since. */
export const draftsToCheck = async (of = db) =>
  (await of.drafts.where({ processId: '' }).toArray()).flatMap(({ id, code, codeProblem }) =>
    code && !codeProblem ? [{ id, code }] : [],
  )

/**
 * Gives a draft the process that its code opens. Another draft of that process stays as it is; this one becomes the
 * newest, which is the one that opens.
 */
export const bindDraft = (id: string, code: string, record: ExternalProcess, of = db) =>
  changeUnchecked(of, id, code, async (draft) => {
    const others = await of.drafts.where({ processId: record.id }).toArray()
    const { answers } = draft
    const isOtherMoney = asksIncomesAnew(draft, record)
    const desiredStartDate = answers.generalInfo.desiredStartDate || (readProcess(record).startDate ?? '')
    return {
      ...without(draft, 'code', 'codeProblem'),
      processId: record.id,
      home: record,
      answers: {
        ...answers,
        mainRenters: isOtherMoney ? answers.mainRenters.map(withoutIncome) : answers.mainRenters,
        generalInfo: { ...answers.generalInfo, desiredStartDate },
      },
      // A clock that was set back makes nothing older.
      updatedAt: Math.max(Date.now(), ...others.map(({ updatedAt }) => updatedAt + 1)),
    }
  })

/** Whether its answers were given for a home of another money. */
export const asksIncomesAnew = ({ currency }: Pick<Draft, 'currency'>, home: ExternalProcess): boolean =>
  currency !== undefined && currency !== currencyOfHome({ home })

/** Notes that a code opens nothing that can be applied for. */
export const noteCodeProblem = (id: string, code: string, codeProblem: NonNullable<Draft['codeProblem']>, of = db) =>
  changeUnchecked(of, id, code, (draft) => ({ ...draft, codeProblem }))

/** Another code for the same answers, or the same one to be checked again. */
export const setDraftCode = (id: string, code: string) =>
  changeUnchecked(db, id, undefined, (draft) => ({ ...without(draft, 'codeProblem'), code }))

/**
 * Changes a draft that has no process yet. What was found out about an older code is dropped. `rev` stays: it counts
 * what a person typed, and a tab that is open with this draft goes on saving.
 */
const changeUnchecked = (
  of: typeof db,
  id: string,
  code: string | undefined,
  change: (draft: Draft) => Draft | Promise<Draft>,
) =>
  of.transaction('rw', of.drafts, async () => {
    const draft = await of.drafts.get(id)
    if (!draft?.code || draft.processId || (code !== undefined && draft.code !== code)) return
    await of.drafts.put(await change(draft))
  })

function without(draft: Draft, ...fields: ('code' | 'codeProblem')[]): Draft {
  const copy = { ...draft }
  for (const field of fields) delete copy[field]
  return copy
}
