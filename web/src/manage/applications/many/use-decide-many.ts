import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StatusChange } from '#shared/application/manager/application.ts'
import { type ApplicationStatus, reasonBack } from '#shared/application/status.ts'
import { useChanges } from '#web/manage/changes/use-changes.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import type { CommandInput } from '#web/manage/sync/effects/command-types.ts'
import { type StepForMany, leadingBack } from './sort-out.ts'

type Application = Shown<'application'>

/**
 * Changes the status of many, each by a change of its own, as the person saw it. One Undo takes back what can be taken back;
 * a mail cannot.
 */
export function useDecideMany() {
  const { t, i18n } = useLingui()
  const said = useSaidOf()
  const change = useChanges()
  return (
    applications: readonly Application[],
    step: StepForMany,
    more: Partial<StatusChange>,
    onTakenBack?: () => void,
  ) => {
    const taken = new Set(leadingBack(applications, step, more.sendMail))
    const count = applications.length
    return change(
      'changeStatus',
      applications.map((each) => ({
        input: changeTo(each, step, each.version, more),
        ...(taken.has(each) && {
          back: changeTo(each, each.status, each.version + 1, {
            reason: reasonBack(each.status, each.rejectionReason),
          }),
        }),
      })),
      {
        done: () => t`Status updated`,
        more: () =>
          said(plural(count, { one: '# application', other: '# applications' }), i18n._(applicationStatusNames[step])),
        failed: () => t`Failed to update application status`,
        onTakenBack,
      },
    )
  }
}

const changeTo = (
  { id }: Application,
  status: ApplicationStatus,
  ifMatch: number,
  more: Partial<StatusChange>,
): CommandInput<'changeStatus'> => ({
  params: { id, status },
  body: { reason: '', sendMail: false, ...more },
  about: { entity: 'application', id },
  ifMatch,
})
