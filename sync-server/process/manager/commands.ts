import { organizations } from '#server/db/schema.ts'
import type { ProcessRow } from '#server/feed/rows/public-process.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { serveCommand } from '#server/scope/serve-command.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { packOfNewProcess, questionsOfNewProcess } from '#shared/policy/pack-choice.ts'
import * as commands from '#shared/process/manager/commands.ts'
import { wholeProcessOf } from './process-details.ts'

const answer = ({ scoped, after }: { scoped: ScopedTransaction; after: ProcessRow }) => wholeProcessOf(scoped, after)
const recordOf = ({ id, name }: ProcessRow) => ({ type: 'process' as const, id, name })

export const createProcess = serveCommand(commands.createProcess, {
  amend:
    ({ scoped, records, body }) =>
    async (write) => {
      const { policyPack: choice, ownQuestions: chosen } = await scoped.find(organizations, body.organizationId)
      const { country } = await records.find('property', body.rentObjectId ?? body.propertyId ?? '')
      // It stays, whatever the organization chooses later: all who apply for a home are asked the same.
      const policyPack = packOfNewProcess(choice, country)
      const ownQuestions = questionsOfNewProcess(chosen, policyPack, country)
      const columns = { policyPack, ownQuestions, code: await scoped.newCode() }
      return { ...write, columns }
    },
  log: ({ after, written }) => (written.length > 0 ? { kind: 'process_created', record: recordOf(after) } : undefined),
  answer,
})

const settingsOf = ({ sendsStatusMails, conditions }: ProcessRow) => canonicalJson({ sendsStatusMails, conditions })

const around = {
  log({ before, after }: { before: ProcessRow; after: ProcessRow }) {
    const record = recordOf(after)
    const kind = after.status === 'closed' ? ('process_closed' as const) : ('process_reopened' as const)
    return [
      ...(after.status === before.status ? [] : [{ kind, record }]),
      ...(settingsOf(after) === settingsOf(before) ? [] : [{ kind: 'process_changed' as const, record }]),
    ]
  },
  answer,
}

export const changeProcess = serveCommand(commands.changeProcess, around)
export const closeProcessFor = serveCommand(commands.closeProcessFor, around)
