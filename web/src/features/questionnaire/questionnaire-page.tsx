import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { acceptsApplications } from '#shared/process/process.ts'
import { clearSelection, selectedProcess, selectedRentObject } from '#web/local/selection.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.ts'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { useDraft } from './use-draft.ts'

/** Opens the questionnaire of the chosen process; without one there is nothing to fill in (applicant.md §2). */
export function QuestionnairePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [{ process, rentObject }] = useState(() => ({ process: selectedProcess(), rentObject: selectedRentObject() }))
  const isClosed = process !== undefined && !acceptsApplications(process)

  useEffect(() => {
    if (!isClosed) return
    clearSelection()
    showToast({
      tone: 'error',
      title: t`Application Closed`,
      description: t`This application process has been closed and is no longer accepting new applications.`,
    })
    void navigate(paths.landing, { replace: true })
  }, [isClosed, navigate, t])

  if (isClosed) return null
  if (!process && !rentObject) return <NoProperty />
  return (
    <WithDraft
      processId={process?.id ?? ''}
      startDate={process?.startDate}
      address={process?.address ?? rentObject?.address ?? ''}
    />
  )
}

function WithDraft({
  processId,
  startDate,
  address,
}: {
  processId: string
  startDate: string | undefined
  address: string
}) {
  const { t } = useLingui()
  const draft = useDraft(processId, startDate)
  if (draft === 'unavailable') return <NoStorage />
  if (!draft) return <Page title={t`Application`}>{null}</Page>
  return <QuestionnaireForm key={draft.id} draft={draft} address={address} />
}

function NoProperty() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Page title={t`Application`} back={paths.codeEntry}>
      <Text role="status" mb="4">
        <Trans>Loading property information...</Trans>
      </Text>
      <Text color="fg.muted" mb="4">
        <Trans>If nothing appears, enter your code again.</Trans>
      </Text>
      <Button variant="outline" onClick={() => void navigate(paths.codeEntry)}>
        <Trans>Enter a code</Trans>
      </Button>
    </Page>
  )
}

/** Said before anybody types, because what they type could not be kept. */
function NoStorage() {
  const { t } = useLingui()
  return (
    <Page title={t`Application`} back={paths.processSummary}>
      <Heading as="h1" size="xl" mb="3">
        <Trans>This browser does not let us keep your answers</Trans>
      </Heading>
      <Text>
        <Trans>
          Its storage is blocked or full, as in some private windows. Please open the link in a normal window or in
          another browser, so that nothing you type gets lost.
        </Trans>
      </Text>
    </Page>
  )
}
