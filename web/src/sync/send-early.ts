import type { LocalDocument, Transfer } from '#web/local/database.ts'
import type { Draft } from '#web/local/draft.ts'
import { documentsOf } from '#web/local/documents.ts'
import { backOffDelay, dueAt } from './back-off.ts'
import type { Ports } from './ports.ts'
import type { Requests } from './requests.ts'
import { uploadDocument } from './upload-document.ts'

/** How the last try went: sending early is a favour, so its failures only make it wait. */
interface Pause {
  attempts: number
  nextAt: number
}

/** Sends documents of questionnaires still being filled in, for people who agreed to it. */
export async function sendEarly(ports: Ports, requests: Requests): Promise<void> {
  const { db, now, random } = ports
  const pause = ((await db.kv.get('early'))?.v ?? { attempts: 0, nextAt: 0 }) as Pause
  if (dueAt({ ...pause, createdAt: pause.nextAt }, now()) > now()) return
  try {
    for (const draft of await db.drafts.filter(({ sendsEarly, processId }) => !!sendsEarly && !!processId).toArray()) {
      for (const document of await documentsOf(draft.id)) {
        if (requests.isOver()) return
        await uploadDocument(document, {
          ports,
          requests,
          applicationId: draft.id,
          processId: draft.processId,
          note: (transfer) => noteEarly(ports, draft, document, transfer),
        })
      }
    }
    if (pause.attempts > 0) await db.kv.delete('early')
  } catch {
    if (requests.isOver()) return
    const attempts = pause.attempts + 1
    await db.kv.put({ k: 'early', v: { attempts, nextAt: now() + backOffDelay(attempts, random) } satisfies Pause })
  }
}

/** Goes on only while the person still agrees and still has the document. */
const noteEarly = ({ db }: Ports, { id }: Draft, document: LocalDocument, transfer: Transfer): Promise<boolean> =>
  db.transaction('rw', db.drafts, db.docs, async () => {
    await db.docs.update(document.id, { transfer })
    const draft = await db.drafts.get(id)
    return Boolean(draft?.sendsEarly && (await db.docs.get(document.id)))
  })
