import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { documentsOf } from '#web/apply/storage/documents.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { paths } from '#web/kit/address/paths.ts'
import { useOnDevice } from '#web/kit/device/storage/use-on-device.ts'
import { FieldNotes } from '#web/kit/form/field/form-field.tsx'
import { ActionBar } from '#web/kit/frame/action-bar.tsx'
import { Page } from '#web/kit/frame/page.tsx'
import { sectionNames } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { DOUBLE_TAP_MS } from '#web/kit/ui/double-tap.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { answeringPart } from './answering/answering-part.ts'
import type { Submission } from './answering/submit-answers.ts'
import type { KnownHome } from './fields/home-context.ts'
import { goOnByEnter } from './go-on-by-enter.ts'
import { MainRentersSection } from './renters/main-renters-section.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { loadAnswering } from './use-doubts.ts'
import { useQuestionnaire } from './use-questionnaire.ts'
import { useSettled } from './use-settled.ts'

// The first section opens at once; the others come while somebody answers it.
const GeneralInfoSection = answeringPart((parts) => parts.GeneralInfoSection)
const SummarySection = answeringPart((parts) => parts.SummarySection)
const AnswerErrors = answeringPart((parts) => parts.AnswerErrors)
const DoubtAtField = answeringPart((parts) => parts.DoubtAtField)
const DoubtSummary = answeringPart((parts) => parts.DoubtSummary)
const loadAhead = () => void loadAnswering()

const formId = 'questionnaire'

interface QuestionnaireFormProps {
  draft: Draft
  /** The draft's, or the one that its code was found to open meanwhile. */
  processId: string
  home: KnownHome
  /** Above the fields. */
  notice: ReactNode
}

export function QuestionnaireForm({ draft, processId, home, notice }: QuestionnaireFormProps) {
  const { t, i18n } = useLingui()
  const documents = useOnDevice(() => documentsOf(draft.id), [draft.id], [])
  const { form, section, autosave, checkAll, ...questionnaire } = useQuestionnaire(draft)
  const { errors, doubts, attempt, goTo, goToField, openRenter, setOpenRenter } = questionnaire
  // The second of two taps that led to this section is over: "Submit" stands where "Next" was.
  const isSettled = useSettled(section, DOUBLE_TAP_MS)
  const { address } = home
  const { submit, isSubmitting } = useSubmit({ draft: { ...draft, processId }, address, autosave, checkAll })
  useEffect(() => {
    addEventListener('focusin', loadAhead, { once: true })
    return () => removeEventListener('focusin', loadAhead)
  }, [])
  const name = i18n._(sectionNames[section])
  // The summary says in a sentence what it is for.
  const hasAddress = address !== '' && section !== 'summary'
  const notes = useCallback(
    (field: string) => {
      const theirs = doubts.filter((doubt) => doubt.name === field)
      return theirs.length > 0 && <DoubtAtField doubts={theirs} affirm={questionnaire.affirm} />
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [doubts.map(({ key }) => key).join()],
  )
  const prefix = errors.length > 0 ? t`Error: ` : ''

  return (
    <Page title={`${prefix}${name}`} back={paths.processSummary} signIn>
      <StepIndicator section={section} goTo={goTo} />
      <Heading as="h1" size="xl" mb={hasAddress ? '1' : '6'} id="section" tabIndex={-1} data-focus-target>
        {name}
      </Heading>
      {hasAddress && (
        <Text mb="6" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {address}
        </Text>
      )}
      <FormProvider {...form}>
        {errors.length > 0 && <AnswerErrors {...{ errors, attempt }} onGoTo={goToField} />}
        <FieldNotes value={notes}>
          {doubts.length > 0 && <DoubtSummary {...{ doubts, attempt }} onGoTo={goToField} />}
          {notice}
          {/* It is no button: it hears what the keyboard says to its fields. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <form
            id={formId}
            noValidate
            onKeyDown={goOnByEnter}
            onSubmit={(event) => {
              event.preventDefault()
              if (section === 'summary') void submit()
              else void questionnaire.goOn()
            }}
          >
            {section === 'main_renters' && (
              <MainRentersSection
                draftId={draft.id}
                hasProcess={processId !== '' || draft.code !== undefined}
                {...{ documents, openRenter, setOpenRenter }}
              />
            )}
            {section === 'general_info' && <GeneralInfoSection />}
            {section === 'summary' && (
              <SummarySection draftId={draft.id} {...{ documents, goTo }} goToRenter={questionnaire.goToRenter} />
            )}
            <ActionBar line={<SaveStatus autosave={autosave} documents={documents} />}>
              <Button
                variant="outline"
                size="lg"
                disabled={section === 'main_renters' || isSubmitting}
                onClick={questionnaire.goBack}
              >
                <Trans>Previous</Trans>
              </Button>
              <Button
                type="submit"
                form={formId}
                size="lg"
                disabled={isSubmitting || !isSettled}
                {...(!isSubmitting && { _disabled: { opacity: 1, cursor: 'inherit' } })}
              >
                {section !== 'summary' ? (
                  <Trans>Next</Trans>
                ) : isSubmitting ? (
                  <Trans>Submitting...</Trans>
                ) : (
                  <Trans>Submit</Trans>
                )}
              </Button>
            </ActionBar>
          </form>
        </FieldNotes>
      </FormProvider>
    </Page>
  )
}

interface Submitting extends Pick<Submission, 'draft' | 'address' | 'autosave'> {
  checkAll: () => Promise<boolean>
}

/** Validates everything and seals it; from then on it is delivered, with or without this page. */
function useSubmit({ checkAll, ...submitting }: Submitting) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [isSubmitting, setSubmitting] = useState(false)
  const isBusy = useRef(false)

  const submit = async () => {
    // From the press on, and not from when all was checked: a second one is no other tab.
    if (isBusy.current) return
    isBusy.current = true
    let isSubmitted = false
    try {
      if (!(await checkAll())) return
      setSubmitting(true)
      const { submitAnswers } = await import('./answering/answering.ts')
      isSubmitted = await submitAnswers({ ...submitting, i18n, navigate })
    } finally {
      // What it leads to may have to be loaded still: until then nothing can be submitted a second time.
      isBusy.current = isSubmitted
      setSubmitting(isSubmitted)
    }
  }

  return { submit, isSubmitting }
}
