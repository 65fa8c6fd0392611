import { useLingui } from '@lingui/react/macro'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldPath, type Resolver, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { type Section, sections } from '#shared/application/sections.ts'
import { rememberProgress } from '#web/apply/selection/selection.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { fieldId } from '#web/kit/form/field/form-field.tsx'
import { scrollToTop } from '#web/kit/frame/scroller.ts'
import { focusWhenDrawn } from '#web/kit/ui/focus-when-drawn.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { PolicyContext } from './fields/policy-context.ts'
import { fieldOfSection, sectionOf } from './fields/section-of.ts'
import { errorsLiftedBy, listErrors } from './form-errors.ts'
import { createAutosave } from './saving/autosave.ts'
import { loadAnswering, useDoubts } from './use-doubts.ts'

/** Nothing that is sent. */
const asides = new Set(['confirmed', 'affirmed', 'removed', 'leftOut'])

/** The form, its steps and its keeping: validation on Next and not while typing, every change kept on the device. */
export function useQuestionnaire(draft: Draft) {
  const { t } = useLingui()
  const policy = use(PolicyContext)
  const [section, setSection] = useSection(draft.section)
  const [attempt, setAttempt] = useState(0)
  const [openRenter, showRenter] = useState(draft.openRenter ?? draft.answers.mainRenters[0]?.id)
  // Needed for going on, and comes while somebody types.
  const resolver: Resolver<Answers> = async (...given) => (await loadAnswering()).answersResolver(policy)(...given)
  const form = useForm<Answers>({
    defaultValues: draft.answers,
    shouldUnregister: false,
    resolver,
  })
  const autosave = useMemo(() => createAutosave(draft), [draft])
  const currentSection = useRef(section)
  const currentRenter = useRef(openRenter)
  const hasErrors = useRef(false)
  /** What was said of a section goes with it. */
  const told = useRef<{ of: Section; end: () => void }>(undefined)
  const { doubts, ask, affirm } = useDoubts(form, section)

  const keep = (answers = form.getValues()) =>
    autosave.keep({ answers, section: currentSection.current, openRenter: currentRenter.current })
  const setOpenRenter = (id: string | undefined) => {
    if (id === currentRenter.current) return
    currentRenter.current = id
    showRenter(id)
    keep()
  }

  /** One in which nothing was answered is not offered to go on with. */
  const isBlank = useRef(draft.rev === 0)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Lifting errors draws the whole form again: only where there are some.
          const lifted = (name ? errorsLiftedBy(name) : []) as FieldPath<Answers>[]
          if (lifted.some((field) => form.getFieldState(field).invalid)) form.clearErrors(lifted)
          // It was said of what stood there then.
          if (values.confirmed && name && !asides.has(name)) return form.setValue('confirmed', false)
          autosave.keep({ answers: values, section: currentSection.current, openRenter: currentRenter.current })
          if (!isBlank.current) return
          isBlank.current = false
          rememberProgress({ applicationId: draft.id, section: currentSection.current })
        },
      }),
    [form, autosave, draft.id],
  )

  useEffect(() => policy?.adjust(form), [policy, form])

  useEffect(() => {
    rememberProgress({ applicationId: draft.id, section, blank: isBlank.current })
    if (currentSection.current === section) return
    currentSection.current = section
    if (told.current?.of !== section) told.current?.end()
    autosave.keep({ answers: form.getValues(), section, openRenter: currentRenter.current })
    scrollToTop()
    // Where something has to be put right, the summary of errors has the focus.
    if (!hasErrors.current) document.getElementById('section')?.focus({ preventScroll: true })
  }, [section, autosave, draft.id, form])

  // What is wrong on another step is said there: here it leads nowhere.
  const errors = listErrors(form.formState.errors).filter(({ name }) => sectionOf(name) === section)

  const isRight = errors.length === 0
  useEffect(() => {
    if (isRight) told.current?.end()
  }, [isRight])

  hasErrors.current = errors.length + doubts.length > 0

  /** As it is now, and not as it was drawn last: what was just validated may not be drawn yet. */
  const hasError = (field: FieldPath<Answers>) => form.getFieldState(field).invalid

  const fail = (of: Section, description: () => string) => {
    const faulty = form.getValues().mainRenters.find((_, index) => hasError(`mainRenters.${index}`))
    if (faulty) setOpenRenter(faulty.id)
    setAttempt((count) => count + 1)
    told.current = { of, end: showToast({ tone: 'error', title: () => t`Validation Error`, description }) }
  }

  const openCardOf = (name: string) => {
    const index = /^mainRenters\.(\d+)/.exec(name)?.[1]
    if (index) setOpenRenter(form.getValues().mainRenters[Number(index)]?.id)
  }

  /** Asks about what is likelier a slip, on the first step that has some. */
  const isDoubtful = async (asked: readonly Section[]) => {
    // What was wrong is right by now.
    told.current?.end()
    const found = await ask(asked)
    const first = found[0]
    if (!first) return false
    setSection(sectionOf(first.name))
    openCardOf(first.name)
    setAttempt((count) => count + 1)
    return true
  }

  return {
    form,
    section,
    autosave,
    errors,
    doubts,
    affirm,
    attempt,
    openRenter,
    setOpenRenter,
    goTo: setSection,
    /** Going back clears the error list (applicant.md, Questionnaire). */
    goBack: () => {
      form.clearErrors()
      setSection(sections[sections.indexOf(section) - 1] ?? section)
    },
    goOn: async () => {
      if (!(await form.trigger(fieldOfSection[section]))) {
        fail(section, () => t`Please fix the highlighted errors before proceeding.`)
      } else if (!(await isDoubtful([section]))) setSection(sections[sections.indexOf(section) + 1] ?? section)
    },
    /** Validates everything; a failure leads to the section where its first error is. */
    checkAll: async () => {
      // Also what was not changed since it was opened: the data of the site may have been deleted under the form.
      keep()
      await autosave.settled()
      if (await form.trigger()) return !(await isDoubtful(sections))
      const faulty = sections.find((each) => hasError(fieldOfSection[each])) ?? section
      setSection(faulty)
      fail(faulty, () => t`Please fix all validation errors before submitting.`)
      return false
    },
    /** @param id of what gets the focus there */
    goToRenter: (renterId: string, id?: string) => {
      setSection('main_renters')
      setOpenRenter(renterId)
      if (id) focusWhenDrawn(id)
    },
    goToField: (name: string) => {
      openCardOf(name)
      focusWhenDrawn(fieldId(name))
    },
  }
}

/** The section lies in the address, so that the browser's own Back leads to the one before. */
function useSection(saved: Section): [Section, (section: Section) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('section')
  const section = sections.find((each) => each === asked) ?? saved
  // The same one again is no step that Back leads to.
  const setSection = useCallback(
    (next: Section) => setSearch({ section: next }, { replace: next === section }),
    [setSearch, section],
  )
  return [section, setSection]
}
