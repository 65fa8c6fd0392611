import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { accountContract } from '#shared/account/contract.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { session } from '#web/manage/session/browser-session.ts'

/** As the server gave it; `until` in milliseconds since 1970. */
type Given = AnswerOf<typeof accountContract.renewToken> & { until: number }

export interface Access {
  /** Undefined until it was asked for; null when the server gave none. */
  answer: Given | null | undefined
  /** A token that is still good for a while, if there is one. */
  fresh: () => Promise<string | undefined>
}

const MARGIN_MS = 30_000

/**
 * The token that calls are tried with, from the session's cookie, and what the server warns of beside it (manager.md,
 * API console).
 */
export function useAccessToken(): Access {
  const { i18n } = useLingui()
  const { locale } = i18n
  const [answer, setAnswer] = useState<Access['answer']>()
  useEffect(() => {
    let isGone = false
    void ask(locale).then((given) => isGone || setAnswer(given))
    return () => {
      isGone = true
    }
  }, [locale])
  const fresh = async () => {
    if (answer && answer.until - MARGIN_MS > Date.now()) return answer.token
    const given = await ask(locale)
    setAnswer(given)
    return given?.token
  }
  return { answer, fresh }
}

async function ask(language: string): Promise<Given | null> {
  const given = await session.readToken(language).catch(() => null)
  return given && { ...given, until: Date.now() + given.expiresIn * 1000 }
}
