import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ErrorCode } from '#shared/errors.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'

/** What applicants meet too, and are advised on otherwise. */
const ownWords = {
  DOCUMENTS_NOT_REQUESTED: msg`Documents can be requested once an application was accepted, and not after a rejection or a withdrawal. Please look at it again.`,
} satisfies Partial<Record<ErrorCode, MessageDescriptor>>

/** What somebody who manages reads when the server said no; undefined for what only a later version has words for. */
export function useErrorText() {
  const { i18n } = useLingui()
  const texts = useTexts()
  return (code: string): string | undefined => {
    if (hasOwnWords(code)) return i18n._(ownWords[code])
    return texts.knowsError(code) ? texts.error(code) : undefined
  }
}

const hasOwnWords = (code: string): code is keyof typeof ownWords => Object.hasOwn(ownWords, code)
