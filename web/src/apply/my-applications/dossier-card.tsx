import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#web/apply/delivery/status/card.tsx'
import { type Dossier, keptUntil, removeDossier } from '#web/apply/dossier/dossier.ts'
import { whoseDossier } from '#web/apply/dossier/whose-dossier.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** What somebody keeps here to begin the next application with. */
export function DossierCard({ dossier }: { dossier: Dossier }) {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const { day, time } = dayAndTime(dossier.keptAt)
  const { day: until } = dayAndTime(keptUntil(dossier))
  return (
    <Card title={<Trans>For the next home</Trans>}>
      <Text overflowWrap="anywhere">
        {whoseDossier(dossier)} · <Plural value={dossier.documents.length} one="# document" other="# documents" />
      </Text>
      <Text color="fg.muted">
        <Trans>
          Kept on {thisDevice} {day} {time}, until {until}. The next questionnaire that you open offers to begin with
          it.
        </Trans>
      </Text>
      <ConfirmButton
        question={<Trans>Delete the answers and documents that you kept for the next home?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() =>
          void removeDossier().catch(() =>
            showToast({ tone: 'error', title: () => t`This could not be deleted. Please try again.` }),
          )
        }
      >
        <Trans>Delete from {thisDevice}</Trans>
      </ConfirmButton>
    </Card>
  )
}
