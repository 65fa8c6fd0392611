import { deleteEndedTokens, deleteExpiredSessions } from '#server/account/store.ts'
import { keepLooking } from '#server/background.ts'
import type { Deps } from '#server/deps.ts'
import { purgeTombstones } from '#server/feed/purge-tombstones.ts'
import { deleteSpentLimits } from '#server/http/shared-rate-limits.ts'
import { deleteExpiredRecords } from '#server/identity/development-records.ts'
import { deleteOldConfirmations } from '#server/mail/confirmation-budget.ts'
import { deleteOldActivities } from '#server/scope/activity-log.ts'
import { deleteOldCommands } from '#server/scope/idempotency.ts'
import { announceErasures } from './announce-erasures.ts'
import { announceProtocols } from './announce-protocols.ts'
import { announceTenancies } from './announce-tenancies.ts'
import { eraseDueApplications } from './erase-due-applications.ts'
import { eraseDueProtocols } from './erase-due-protocols.ts'
import { eraseDueQuestionnaires } from './erase-due-questionnaires.ts'
import { eraseDueResidents } from './erase-due-residents.ts'
import { eraseOldInvitations } from './erase-old-invitations.ts'
import { eraseOldMails, removeErasedMailFiles } from './erase-old-mails.ts'

const LOOK_EVERY_MS = 60 * 60 * 1000

interface Cleaned extends Pick<Deps, 'db' | 'now' | 'log' | 'storage' | 'userDirectory'> {
  /** For as long questionnaires without a process are kept, where no organization has chosen. */
  questionnaireDays: number
  /** Where mails become files, or became them before a mail server took them. */
  mailFolder: string
}

/**
 * Removes what has expired, at the start and every hour: sessions, their tokens, the development provider's records, answers of commands,
 * tombstones, counts of requests, and applications, protocols, residents, questionnaires, mails, invitations and lines of the log that may not be kept any longer.
 * When the database is away, the next round finds the same rows, which count for nothing meanwhile.
 */
export const startHourlyCleaner = ({ db, now, log, storage, userDirectory, questionnaireDays, mailFolder }: Cleaned) =>
  keepLooking(LOOK_EVERY_MS, { log, failed: 'expiry_cleaner_failed' }, async () => {
    await deleteExpiredSessions(db, now())
    await deleteEndedTokens(db, now())
    await deleteExpiredRecords(db, now())
    await deleteOldCommands(db, now())
    await announceErasures({ db, now })
    await eraseDueApplications({ db, now, log, storage })
    await announceTenancies({ db, now, log })
    await announceProtocols({ db, now, log })
    // Before those by whom it is known that they are over.
    await eraseDueProtocols({ db, now, log, storage })
    await eraseDueResidents({ db, now, log, storage })
    await eraseDueQuestionnaires({ db, now, log }, questionnaireDays)
    await eraseOldMails(db, now())
    await eraseOldInvitations({ db, now, log, userDirectory })
    await deleteOldActivities(db, now())
    await purgeTombstones(db, now())
    await deleteSpentLimits(db, now())
    await deleteOldConfirmations(db, now())
    // The last: a folder that cannot be written holds up nothing else.
    await removeErasedMailFiles(db, mailFolder, now())
  })
