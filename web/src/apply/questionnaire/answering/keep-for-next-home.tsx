import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { findDossier, keepDossier } from '#web/apply/dossier/dossier.ts'
import { whoseDossier } from '#web/apply/dossier/whose-dossier.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { useOnDevice } from '#web/kit/device/storage/use-on-device.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'

/** Keeps what is answered here for another application, by choice: whoever has the device can read it. */
export function KeepForNextHome({ draftId }: { draftId: string }) {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const { getValues } = useFormContext<Answers>()
  const kept = useOnDevice(findDossier, [])
  const keep = () =>
    keepDossier(draftId, getValues()).then(
      () => showToast({ tone: 'success', title: () => t`Kept for the next home` }),
      (error: unknown) =>
        showToast({
          tone: 'error',
          title: () => t`This could not be kept for the next home`,
          description: () =>
            isDeviceFull(error)
              ? t`There is no space left on ${thisDevice}. Your application stays as it is, and can be submitted.`
              : t`Your application stays as it is, and can be submitted. Please try again.`,
        }),
    )
  return (
    <Box
      as="section"
      aria-labelledby="next-home"
      display="grid"
      gap="3"
      justifyItems="start"
      pt="6"
      borderTopWidth="1px"
    >
      <Heading as="h2" size="lg" id="next-home">
        <Trans>For the next home</Trans>
      </Heading>
      <Text color="fg.muted">
        <Trans>
          Keep these answers and documents on {thisDevice} for a year, to begin another application with them. Nothing
          is sent. Others who use it can read them, too. You can delete them under “My applications”.
        </Trans>
      </Text>
      {kept ? (
        <Kept keptAt={kept.keptAt} names={whoseDossier(kept)} onAgain={() => void keep()} />
      ) : (
        <Button variant="outline" onClick={() => void keep()}>
          <Trans>Keep for the next home</Trans>
        </Button>
      )}
    </Box>
  )
}

function Kept({ keptAt, names, onAgain }: { keptAt: number; names: string; onAgain: () => void }) {
  const { day, time } = dayAndTime(keptAt)
  return (
    <>
      <Text role="status">
        <Trans>
          Kept: {names}, {day} {time}
        </Trans>
      </Text>
      <ConfirmButton
        // Another question once it is answered.
        key={keptAt}
        variant="outline"
        cancel={<Trans>Cancel</Trans>}
        question={
          <Trans>
            Replace what was kept of {names} on {day}?
          </Trans>
        }
        confirm={<Trans>Replace</Trans>}
        onConfirm={onAgain}
      >
        <Trans>Keep as it is now</Trans>
      </ConfirmButton>
    </>
  )
}
