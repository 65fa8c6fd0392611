import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { statusChange } from '#shared/application/manager/application.ts'
import { useOffline } from '#web/manage/records/use-offline.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

const decision = z.pick(statusChange, { reason: true, sendReason: true, sendMail: true })
type Values = z.output<typeof decision>

/**
 * What is typed beside a decision, and what of it counts.
 * @param isAnswer it is made to answer people: the mail goes with it unless somebody takes it out
 */
export function useDecisionForm(process: Shown<'process'>, isAnswer = false) {
  const form = useForm<Values>({
    defaultValues: { reason: '', sendReason: false, sendMail: isAnswer },
    // What passes the rules has both fields.
    resolver: zodResolver(decision) as unknown as Resolver<Values>,
  })
  const [reason, sendReason = false, sendMail] = useWatch({
    control: form.control,
    name: ['reason', 'sendReason', 'sendMail'],
  })
  const mails = useStatusMails(process)
  /** A box that went with the connection does not count. */
  const counted = (values: Values): Values => {
    const sendMail = values.sendMail && mails === 'offered'
    return { ...values, sendMail, sendReason: sendMail && values.sendReason === true }
  }
  return { form, mails, counted, typed: { reason, sendReason: sendMail && sendReason, sendMail } }
}

/**
 * Whether a decision can go with a mail. `unread`: the process sends some, and nobody can read one before without a connection;
 * a mail that nobody has read is not sent.
 */
export type StatusMails = 'offered' | 'unread' | 'none'

function useStatusMails({ sendsStatusMails }: Shown<'process'>): StatusMails {
  const isOffline = useOffline()
  if (!sendsStatusMails) return 'none'
  return isOffline ? 'unread' : 'offered'
}
