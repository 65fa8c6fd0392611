import * as z from 'zod/mini'
import { generalInfoQuestions } from '#shared/application/questions/general-info.ts'
import { blankOf, type Question } from '#shared/application/questions/question.ts'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import { newId } from '#shared/ids.ts'
import type { Currency } from '#shared/money.ts'
import { type Answers, withBlanks } from '#web/apply/storage/answers.ts'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { deleteDocument, documentsOf, setAside } from '#web/apply/storage/documents.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { copyDocument } from '#web/apply/storage/documents/copy-document.ts'
import { DOSSIER } from '#web/apply/storage/has-dossier.ts'
import { currencyOfHome, withoutIncome } from '#web/apply/storage/incomes.ts'

/** Longer than a search takes; after it what is kept is out of date. */
const KEPT_MS = 365 * 86_400_000

/** After it a payslip or an extract is asked for anew. */
const FRESH_MS = 90 * 86_400_000

/** Answers and documents that somebody keeps on this device, to begin the next application with. */
export interface Dossier {
  answers: Answers
  /** Milliseconds since 1970. */
  keptAt: number
  documents: readonly LocalDocument[]
  /** Of the home that they were given for, in which they say what people earn; undefined where that was not known. */
  currency: Currency | undefined
}

// Answers have gaps: they are taken as they are, like those of a draft.
const stored = z.object({
  answers: z.custom<Answers>((value) => typeof value === 'object'),
  keptAt: z.number(),
  currency: z.catch(z.optional(z.enum(['CHF', 'EUR'])), undefined),
})

const readStored = async () => stored.safeParse((await db.kv.get(DOSSIER))?.v).data

/** Undefined where nothing is kept, or was for longer than a year. */
export async function findDossier(): Promise<Dossier | undefined> {
  const data = await readStored()
  if (!data || isOver(data)) return undefined
  return { ...data, answers: withBlanks(data.answers), currency: data.currency, documents: await documentsOf(DOSSIER) }
}

/** Until when it is kept, in milliseconds since 1970. */
export const keptUntil = ({ keptAt }: Pick<Dossier, 'keptAt'>): number => keptAt + KEPT_MS

const isOver = (dossier: Pick<Dossier, 'keptAt'>) => keptUntil(dossier) <= Date.now()

/** Of a document that a landlord may want a newer one of. */
export const isAged = ({ addedAt }: Pick<LocalDocument, 'addedAt'>): boolean => addedAt < Date.now() - FRESH_MS

/** Keeps a copy of a draft as it is now, in the place of what was kept before. @throws where the device has no room: then nothing has changed */
export const keepDossier = (draftId: string, answers: Answers): Promise<void> =>
  db.transaction('rw', db.drafts, db.kv, db.docs, db.chunks, async () => {
    const before = await db.docs.where({ ownerId: DOSSIER }).primaryKeys()
    for (const document of await documentsOf(draftId)) await copyDocument(document, { ownerId: DOSSIER })
    for (const id of before) await deleteDocument(id)
    const currency = currencyOfHome(await db.drafts.get(draftId))
    await db.kv.put({ k: DOSSIER, v: { answers: withoutHome(answers), keptAt: Date.now(), currency } })
  })

export const removeDossier = (): Promise<void> =>
  db.transaction('rw', db.kv, db.docs, db.chunks, async () => {
    for (const id of await db.docs.where({ ownerId: DOSSIER }).primaryKeys()) await deleteDocument(id)
    await db.kv.delete(DOSSIER)
  })

/** Removes what was kept for longer than a year. */
export async function endDossier(): Promise<void> {
  const data = await readStored()
  if (data && isOver(data)) await removeDossier()
}

/**
 * Begins a draft with what is kept: with the documents of the kinds that its home asks for, whatever else lies there.
 * @returns `typed` when somebody answered it meanwhile, which `isReplacing` allows to be lost, documents that they added included
 */
export const takeDossier = (
  draftId: string,
  { kinds, isReplacing }: { kinds: readonly DocumentType[]; isReplacing: boolean },
): Promise<'taken' | 'typed' | 'gone'> =>
  db.transaction('rw', db.drafts, db.kv, db.docs, db.chunks, async () => {
    const dossier = await findDossier()
    const draft = await db.drafts.get(draftId)
    if (!dossier || !draft) return 'gone'
    if (draft.rev > 0 && !isReplacing) return 'typed'
    const { mainRenters, generalInfo } = dossier.answers
    const { desiredStartDate } = draft.answers.generalInfo
    // Whose documents were added to an empty questionnaire stays who they are; where somebody was typed, nobody is taken for them.
    const isEmpty = draft.rev === 0
    const own = isEmpty ? draft.answers.mainRenters.map(({ id }) => id) : []
    if (!isEmpty) for (const document of await documentsOf(draftId)) await setAside(document, document.id)
    const ids = new Map(mainRenters.map(({ id }, place) => [id, own[place] ?? newId()]))
    const idOf = (id: string) => ids.get(id) ?? id
    for (const document of dossier.documents) {
      if (kinds.includes(document.type))
        await copyDocument(document, { ownerId: draftId, renterId: idOf(document.renterId) })
    }
    const isSameMoney = saysIncomesFor(draft, dossier)
    const renters = mainRenters.map((renter) => ({
      ...(isSameMoney ? renter : withoutIncome(renter)),
      id: idOf(renter.id),
    }))
    await db.drafts.put({
      ...draft,
      answers: { mainRenters: renters, generalInfo: { ...generalInfo, desiredStartDate }, confirmed: false },
      section: 'main_renters',
      openRenter: renters[0]?.id,
      rev: draft.rev + 1,
      updatedAt: Date.now(),
    })
    return 'taken'
  })

/** The same number of another money would be a false one: where it is not known to be the same, incomes are asked anew. */
export const saysIncomesFor = (draft: Draft, { currency }: Pick<Dossier, 'currency'>): boolean =>
  currency !== undefined && currency === currencyOfHome(draft)

/** What is about a home is answered anew for the next one. */
function withoutHome({ mainRenters, generalInfo }: Answers): Answers {
  const all: Record<string, Question> = generalInfoQuestions
  const kept = Object.fromEntries(Object.entries(generalInfo).filter(([name]) => !all[name]?.isOfHome))
  return { mainRenters, generalInfo: blankOf(generalInfoQuestions, kept), confirmed: false }
}
