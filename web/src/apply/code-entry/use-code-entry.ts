import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { CODE_LENGTH, readTypedCode } from '#shared/process/code/code.ts'
import { paths } from '#web/kit/address/paths.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { currentToast, showToast, watchToast } from '#web/kit/ui/toast/toast-store.ts'
import type { LookUpResult } from './look-up/look-up.ts'

/** The rules and the call are not needed for a first screen, nor for typing a code: they arrive while the person types. */
const loadLookUp = () => import('./look-up/look-up.ts')
/** Tried again, and reported, when the code is sent. */
const loadAhead = () => void loadLookUp().catch(() => undefined)
/** The first screen has long been still then. */
const UNTOUCHED_MS = 2_000

/** Idle, then verifying, then either on to the summary or back to idle with a message (applicant.md, Code entry). */
export function useCodeEntry(initialCode: string) {
  const { t } = useLingui()
  const texts = useTexts()
  const navigate = useNavigate()
  const [code, setCode] = useState(initialCode)
  const [problem, setProblem] = useState<() => string>()
  const [isUnreachable, setUnreachable] = useState(false)
  const [isVerifying, setVerifying] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const endToast = useRef(() => {})
  // Also where nobody has touched the field yet: the connection may be gone by then.
  useEffect(() => {
    const timer = setTimeout(loadAhead, UNTOUCHED_MS)
    return () => clearTimeout(timer)
  }, [])

  /** A toast says it; the field keeps it, and says it once the toast has gone. */
  const refuse = (title: () => string, description: () => string) => {
    setProblem(() => description)
    endToast.current = showToast({ tone: 'error', title, description })
  }

  /** What was said of another code, or of another attempt. */
  const forget = () => {
    setProblem(undefined)
    setUnreachable(false)
    endToast.current()
  }

  /** @param isFromLink the address sends it by itself: Back must not lead there again */
  const show = (result: LookUpResult, isFromLink = false) => {
    switch (result.kind) {
      case 'open':
        return void navigate(paths.processSummary, { replace: isFromLink })
      case 'closed':
        return refuse(
          () => t`Application closed`,
          () => t`This application process is closed and no longer accepts applications.`,
        )
      case 'unknown':
        return refuse(
          () => t`Code not found`,
          () => t`The code you entered is not valid. Please check and try again.`,
        )
      case 'unreachable':
        // It says nothing about the code: what can be done now stands below the field.
        setUnreachable(true)
        endToast.current = showToast({
          tone: 'error',
          title: () => t`Error`,
          description: () => t`Failed to connect to the server. Please try again.`,
        })
        return
      case 'failed':
        // Nobody behind what answered: as without a connection, the questionnaire need not wait for it.
        setUnreachable(result.code === 'UNAVAILABLE')
        return refuse(
          () => t`Error`,
          () => failedWords(result),
        )
      case 'refused':
        return refuse(
          () => t`Invalid code`,
          () => texts.issue(result.issue),
        )
    }
  }

  const failedWords = ({ code: reason, time }: Extract<LookUpResult, { kind: 'failed' }>) =>
    time === undefined || reason !== 'RATE_LIMITED'
      ? texts.error(reason)
      : t`Too many attempts in a short time. Please try again at ${time}.`

  const submit = async (submitted: string, isFromLink = false) => {
    if (isVerifying) return
    setVerifying(true)
    forget()
    try {
      const { lookUp } = await loadLookUp()
      show(await lookUp(submitted, () => setWorking(true)), isFromLink)
    } catch {
      show({ kind: 'unreachable' })
    } finally {
      setVerifying(false)
      setWorking(false)
    }
  }

  const change = (next: string) => {
    setCode(next)
    forget()
  }

  /** What is no code, and not the beginning of one, is refused at once. @param among what stands in the field with it */
  const paste = async (text: string, among = (pasted: string) => pasted) => {
    const { readPasted } = await loadLookUp()
    const read = readPasted(text)
    change(read.length === CODE_LENGTH ? read : readTypedCode(among(read)))
    if (!read && text.trim()) {
      refuse(
        () => t`Invalid code`,
        () => texts.issue('code_length'),
      )
    }
  }

  const toast = useSyncExternalStore(watchToast, currentToast, () => undefined)

  return {
    code,
    loadAhead,
    problem: problem?.(),
    isSaid: toast?.open === true && toast.description === problem,
    isVerifying,
    isWorking,
    isUnreachable,
    submit: () => void submit(code),
    submitFromLink: (linked: string) => void submit(linked, true),
    paste,
    /** A keyboard, or what fills in forms, may bring a whole line at once. */
    type: (text: string) => {
      const isLine = text.length > CODE_LENGTH && text.length > code.length + 1
      if (isLine) void paste(text)
      else change(readTypedCode(text))
    },
    submitScanned: (scanned: string) => {
      change(scanned)
      void submit(scanned)
    },
    /** What the code opens is found out later; the questionnaire is the same for every home. */
    goOnUnchecked: async () => {
      const { chooseUnchecked } = await loadLookUp()
      chooseUnchecked(code)
      void navigate(paths.questionnaire)
    },
  }
}
