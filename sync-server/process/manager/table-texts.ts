import type { Message } from '#server/i18n/catalogues.ts'
import type { ApplicationStatus } from '#shared/application/status.ts'
import type { SalaryMark } from '#shared/salary/salary-mark.ts'

/** Headings, from left to right. */
export const columns: Message[] = [
  /*i18n*/ { id: 'table.reference', message: 'Reference number' },
  /*i18n*/ { id: 'table.status', message: 'Status' },
  /*i18n*/ { id: 'table.received', message: 'Received on' },
  /*i18n*/ { id: 'table.first_name', message: 'First name' },
  /*i18n*/ { id: 'table.last_name', message: 'Last name' },
  /*i18n*/ { id: 'table.email', message: 'Email' },
  /*i18n*/ { id: 'table.phone', message: 'Phone' },
  /*i18n*/ { id: 'table.date_of_birth', message: 'Date of birth' },
  /*i18n*/ { id: 'table.nationality', message: 'Nationality' },
  /*i18n*/ { id: 'table.street', message: 'Street' },
  /*i18n*/ { id: 'table.zip_code', message: 'ZIP code' },
  /*i18n*/ { id: 'table.city', message: 'City' },
  /*i18n*/ { id: 'table.country', message: 'Country' },
  /*i18n*/ { id: 'table.profession', message: 'Profession' },
  /*i18n*/ { id: 'table.gross_salary', message: 'Gross salary' },
  /*i18n*/ { id: 'table.desired_start', message: 'Desired start date' },
  /*i18n*/ { id: 'table.adults', message: 'Adults' },
  /*i18n*/ { id: 'table.children', message: 'Children' },
  /*i18n*/ { id: 'table.pets', message: 'Pets' },
  /*i18n*/ { id: 'table.visited', message: 'Visited the property' },
]

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

/** Why a salary is not to be added to gross ones in the money of the home. */
export const salaryMarkTexts: Record<SalaryMark, Message> = {
  net: /*i18n*/ { id: 'table.salary.net', message: 'net, not gross' },
  other_currency: /*i18n*/ { id: 'table.salary.other_currency', message: 'in another currency' },
  net_other_currency: /*i18n*/ { id: 'table.salary.net_other_currency', message: 'net, and in another currency' },
}
