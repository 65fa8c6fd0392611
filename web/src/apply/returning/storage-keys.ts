/** The browser storage keys of applicant.md §3 and one for a code that stands in for a process not looked up yet. */
export const storageKeys = {
  process: 'selectedProcess',
  rentObject: 'selectedRentObject',
  progress: 'questionnaireProgress',
  pendingCode: 'pendingCode',
} as const
