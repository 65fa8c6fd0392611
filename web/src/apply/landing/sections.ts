/** Ids of the sections that the footer leads to. */
export const sections = {
  applicants: 'for-applicants',
  owners: 'for-property-owners',
  team: 'team-management',
  dataExport: 'data-export',
  trial: 'free-trial',
} as const
