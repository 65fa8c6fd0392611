import type { Message } from '#server/i18n/catalogues.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { SalaryMark } from '#shared/salary/salary-mark.ts'

export const statuses: Record<ApplicationStatus, Message> = {
  submitted: /*i18n*/ { id: 'table.status.submitted', message: 'Submitted' },
  accepted: /*i18n*/ { id: 'table.status.accepted', message: 'Accepted' },
  rejected: /*i18n*/ { id: 'table.status.rejected', message: 'Rejected' },
  withdrawn: /*i18n*/ { id: 'table.status.withdrawn', message: 'Withdrawn' },
  offer_sent: /*i18n*/ { id: 'table.status.offer_sent', message: 'Offer sent' },
  offer_accepted: /*i18n*/ { id: 'table.status.offer_accepted', message: 'Offer accepted' },
}

export const answers: Record<'yes' | 'no', Message> = {
  yes: /*i18n*/ { id: 'table.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'table.no', message: 'No' },
}

/** Why an income is not to be added to others in the money of the home. */
export const salaryMarkTexts: Record<SalaryMark, Message> = {
  net: /*i18n*/ { id: 'table.salary.net', message: 'net, not gross' },
  gross: /*i18n*/ { id: 'table.salary.gross', message: 'gross, not net' },
  other_currency: /*i18n*/ { id: 'table.salary.other_currency', message: 'in another currency' },
  net_other_currency: /*i18n*/ { id: 'table.salary.net_other_currency', message: 'net, and in another currency' },
  gross_other_currency: /*i18n*/ {
    id: 'table.salary.gross_other_currency',
    message: 'gross, and in another currency',
  },
}
