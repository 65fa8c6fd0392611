import { canonicalJson } from '#shared/canonical-json.ts'
import { defineCommand, refuse, type Write } from '#shared/command.ts'
import { managedProcessContract } from './contract.ts'
import type { ManagedProcess, NewProcess } from './process.ts'

/** Always open, under the id that the client made. Its code and the rules it asks by are the server's to give. */
export const createProcess = defineCommand({
  endpoint: managedProcessContract.createProcess,
  about: 'process',
  absent: 'is fine',
  idOf: ({ body }) => body.id,
  apply({ body }, known, _, { id }) {
    const typed = typedOf(body)
    if (!known) {
      const given = {
        code: '',
        policyPack: null,
        ownQuestions: [],
        applicantName: null,
        applicantEmail: null,
        chosenApplicationId: null,
        erasesOn: null,
      }
      return [{ entity: 'process', id, taken: 'NOT_FOUND', insert: { ...typed, ...given, status: 'open' } }]
    }
    // What can be changed afterwards may have been.
    const { sendsStatusMails, conditions } = known
    const said = { ...known, ...typed, ...(known.version > 1 && { sendsStatusMails, conditions }) }
    return canonicalJson(said) === canonicalJson(known) ? [] : refuse('IDEMPOTENCY_MISMATCH')
  },
  fill: (body, { id }) => ({ ...body, id }),
  needs: ({ body }) => [body.rentObjectId, body.propertyId],
})

const typedOf = ({ rentObjectId, propertyId, ...typed }: NewProcess) => ({
  organizationId: typed.organizationId,
  propertyId: rentObjectId ?? propertyId ?? '', // its schema lets none without a property through
  name: typed.applicationProcessName,
  notes: typed.notes,
  newRent: typed.newRent ?? null,
  newSideCosts: typed.newSideCosts ?? null,
  startDate: typed.startDate ?? null,
  startDateType: typed.startDateType ?? (typed.startDate ? ('fixed_date' as const) : ('immediately' as const)),
  conditions: typed.conditions,
  sendsStatusMails: typed.sendsStatusMails,
})

/** Closes or reopens it, turns its mails on and off, or sets its conditions. Who was chosen does not stay so when it opens again, and nobody is erased. */
export const changeProcess = defineCommand({
  endpoint: managedProcessContract.changeProcess,
  about: 'process',
  conflict: 'EDIT_CONFLICT',
  apply: ({ body: { status, sendsStatusMails, conditions } }, process) =>
    bring(process, {
      ...(status && { status }),
      ...(sendsStatusMails !== undefined && { sendsStatusMails }),
      ...(conditions && { conditions }),
      ...(status === 'open' && { chosenApplicationId: null, erasesOn: null }),
    }),
  over: ({ status, sendsStatusMails, conditions }, { isMine }) => ({
    ...(isMine('status') && status !== 'pending' && { status }),
    ...(isMine('sendsStatusMails') && { sendsStatusMails }),
    ...(isMine('conditions') && { conditions }),
  }),
})

/** Closes it for the application that was chosen. Who was chosen stays so until it is open again, and nobody is who was turned down. */
export const closeProcessFor = defineCommand({
  endpoint: managedProcessContract.closeProcessFor,
  about: 'process',
  conflict: 'EDIT_CONFLICT',
  apply({ params: { applicationId } }, process, read) {
    const chosen = read('application', applicationId)
    if (chosen?.processId !== process.id) return refuse('NOT_FOUND')
    if (chosen.status === 'rejected' || chosen.status === 'withdrawn') return refuse('EDIT_CONFLICT')
    if ((process.chosenApplicationId ?? applicationId) !== applicationId) return refuse('EDIT_CONFLICT')
    return bring(process, { status: 'closed', chosenApplicationId: applicationId })
  },
  over: (_, { body }) => body,
})

type Wanted = Partial<
  Pick<ManagedProcess, 'status' | 'sendsStatusMails' | 'conditions' | 'chosenApplicationId' | 'erasesOn'>
>

/** What is so already changes nothing. */
const bring = (process: ManagedProcess, change: Wanted): Write[] =>
  canonicalJson({ ...process, ...change }) === canonicalJson(process)
    ? []
    : [{ entity: 'process', id: process.id, change }]
