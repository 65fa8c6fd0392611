import type { Job } from '#web/apply/storage/job.ts'

/** Nothing goes on by itself: somebody has to decide, or to take a new version. */
export const needsPerson = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'attention' || state === 'rejected' || state === 'hold_update'
