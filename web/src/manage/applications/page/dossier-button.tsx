import { Trans, useLingui } from '@lingui/react/macro'
import { documentNames } from '#shared/document/document-names.ts'
import { sizeInMegabytes } from '#shared/format-number.ts'
import { Button } from '#web/kit/ui/button.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import type { Dossier } from '#web/manage/applications/dossier/make-dossier.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'
import { useApplicationLabels } from '#web/manage/applications/words/application-labels.ts'
import { useRenterTitle } from '#web/manage/applications/words/use-renter-title.ts'
import { moneyIn, rentOf } from '#web/manage/facts/property-rent.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { useTask } from '#web/manage/ui/use-task.ts'

interface DossierButtonProps {
  application: Shown<'application'>
  process: Shown<'process'>
  property: Shown<'property'> | null | undefined
}

/** The answers and the list of documents on paper, made on this device. */
export function DossierButton(props: DossierButtonProps) {
  const { t } = useLingui()
  const dossierOf = useDossier()
  const [isBusy, save] = useTask(
    async () => {
      const { makeDossier } = await import('#web/manage/applications/dossier/make-dossier.ts')
      saveFile(await makeDossier(dossierOf(props)), `application-${props.application.reference}.pdf`)
    },
    () => ({ title: () => t`The PDF could not be made. Please try again.` }),
  )
  return (
    <Button variant="outline" disabled={isBusy} onClick={save}>
      <Trans>Save as PDF</Trans>
    </Button>
  )
}

function useDossier() {
  const { t, i18n } = useLingui()
  const words = useApplicationLabels()

  const titleOf = useRenterTitle()

  return ({ application, process, property }: DossierButtonProps): Dossier => {
    const { day, time } = dayAndTime(application.createdAt)
    return {
      title: applicantNames(application),
      subtitle: `${application.reference} · ${i18n._(applicationStatusNames[application.status])} · ${day} ${time}`,
      groups: [
        {
          title: t`Property`,
          lines: [
            { label: t`Name`, value: process.name },
            { label: t`Address`, value: property?.address ?? '' },
            { label: t`Total rent`, value: moneyIn(rentOf(process, property).total, property) ?? '' },
          ],
        },
        ...application.mainRenters.flatMap((renter) => [
          {
            title: titleOf(renter),
            lines: words.person(renter),
          },
          { title: t`Current address`, lines: words.address(renter) },
          { title: t`Profession`, lines: words.profession(renter, property?.country) },
          { title: t`Reference`, lines: words.reference(renter) },
          {
            title: t`Documents`,
            lines: renter.documents.map(({ type, originalName, size }) => ({
              label: i18n._(documentNames[type]),
              value: `${originalName} (${sizeInMegabytes(size, i18n.locale)})`,
            })),
          },
        ]),
        { title: t`General information`, lines: words.general(application) },
      ],
    }
  }
}
