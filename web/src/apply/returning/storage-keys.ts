/** Where the browser keeps what was chosen and begun (applicant.md, Browser storage). */
export const storageKeys = {
  process: 'selectedProcess',
  rentObject: 'selectedRentObject',
  progress: 'questionnaireProgress',
  pendingCode: 'pendingCode',
} as const
