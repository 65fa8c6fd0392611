import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldPath, type Resolver, useForm } from 'react-hook-form'
import { questionnaire, type Section, sections } from '#shared/application/questionnaire.ts'
import { fieldId } from '#web/form/form-field.tsx'
import type { Answers } from '#web/local/answers.ts'
import type { Draft } from '#web/local/draft.ts'
import { rememberProgress } from '#web/local/selection.ts'
import { scrollToTop } from '#web/ui/scroller.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { createAutosave } from './autosave.ts'
import { errorsLiftedBy, listErrors } from './form-errors.ts'
import { localToday } from '#web/form/local-today.ts'
import { PolicyContext } from './policy-context.ts'
import { usePlaces } from './use-places.ts'
import { useSection } from './use-section.ts'

const fieldOfSection: Record<Section, FieldPath<Answers>> = {
  main_renters: 'mainRenters',
  general_info: 'generalInfo',
  summary: 'confirmed',
}

/** The form, its steps and its keeping: validation on Next and not while typing, every change kept on the device. */
export function useQuestionnaire(draft: Draft) {
  const { t } = useLingui()
  const placeOf = usePlaces()
  const policy = use(PolicyContext)
  const [section, setSection] = useSection(draft.section)
  const [attempt, setAttempt] = useState(0)
  const [openRenter, setOpenRenter] = useState(draft.answers.mainRenters[0]?.id)
  // Built once and not with every drawing. The schema refuses the gaps that answers may still have; what passes has none.
  const resolver = useMemo(
    () => zodResolver((policy?.questionnaire ?? questionnaire)(localToday())) as unknown as Resolver<Answers>,
    [policy],
  )
  const form = useForm<Answers>({
    defaultValues: draft.answers,
    shouldUnregister: false,
    resolver,
  })
  const autosave = useMemo(() => createAutosave(draft), [draft])
  const currentSection = useRef(section)
  const hasErrors = useRef(false)
  /** What was said of a section goes with it. */
  const told = useRef<{ of: Section; end: () => void }>(undefined)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Lifting errors draws the whole form again: only where there are some.
          const lifted = (name ? errorsLiftedBy(name) : []) as FieldPath<Answers>[]
          if (lifted.some((field) => form.getFieldState(field).invalid)) form.clearErrors(lifted)
          autosave.keep({ answers: values, section: currentSection.current })
        },
      }),
    [form, autosave],
  )

  useEffect(() => policy?.adjust(form), [policy, form])

  useEffect(() => {
    rememberProgress({ applicationId: draft.id, section })
    if (currentSection.current === section) return
    currentSection.current = section
    if (told.current?.of !== section) told.current?.end()
    autosave.keep({ answers: form.getValues(), section })
    scrollToTop()
    // Where something has to be put right, the summary of errors has the focus.
    if (!hasErrors.current) document.getElementById('section')?.focus({ preventScroll: true })
  }, [section, autosave, draft.id, form])

  const errors = listErrors(form.formState.errors).map((error) => ({
    ...error,
    place: placeOf(error.name, form.getValues()),
  }))

  hasErrors.current = errors.length > 0

  /** As it is now, and not as it was drawn last: what was just validated may not be drawn yet. */
  const hasError = (field: FieldPath<Answers>) => form.getFieldState(field).invalid

  const fail = (of: Section, description: () => string) => {
    const faulty = form.getValues().mainRenters.find((_, index) => hasError(`mainRenters.${index}`))
    if (faulty) setOpenRenter(faulty.id)
    setAttempt((count) => count + 1)
    told.current = { of, end: showToast({ tone: 'error', title: () => t`Validation Error`, description }) }
  }

  return {
    form,
    section,
    autosave,
    errors,
    attempt,
    openRenter,
    setOpenRenter,
    goTo: setSection,
    /** Going back clears the error list (applicant.md §4). */
    goBack: () => {
      form.clearErrors()
      setSection(sections[sections.indexOf(section) - 1] ?? section)
    },
    goOn: async () => {
      if (await form.trigger(fieldOfSection[section])) setSection(sections[sections.indexOf(section) + 1] ?? section)
      else fail(section, () => t`Please fix the highlighted errors before proceeding.`)
    },
    /** Validates everything; a failure leads to the section where its first error is. */
    checkAll: async () => {
      // Also what was not changed since it was opened: the data of the site may have been deleted under the form.
      autosave.keep({ answers: form.getValues(), section })
      await autosave.settled()
      if (await form.trigger()) return true
      const faulty = sections.find((each) => hasError(fieldOfSection[each])) ?? section
      setSection(faulty)
      fail(faulty, () => t`Please fix all validation errors before submitting.`)
      return false
    },
    goToField: (name: string) => {
      const index = /^mainRenters\.(\d+)/.exec(name)?.[1]
      if (index) setOpenRenter(form.getValues().mainRenters[Number(index)]?.id)
      // The card opens with this rendering; its fields exist in the next frame.
      requestAnimationFrame(() => document.getElementById(fieldId(name))?.focus())
    },
  }
}
