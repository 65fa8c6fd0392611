import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { ApiError, NoConnectionError } from '#web/kit/api/call.ts'
import type { Subject } from './refusal-words.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** Why the server did not do what somebody asked for (manager.md, Platform). */
export function useFailureText(about: Extract<Subject, 'user' | 'organization'>) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  /** @param otherwise for an answer that explains nothing: `502 Bad Gateway` */
  return (error: unknown, otherwise: (answer: string) => string): string => {
    if (error instanceof NoConnectionError) return t`Network error. Please check your connection and try again.`
    if (!(error instanceof ApiError)) return otherwise(String(error))
    if (error.status === 502) return t`Service temporarily unavailable (502). Please try again later.`
    return (error.code && refusalText({ code: error.code }, about)) || (messageIn(error) ?? otherwise(error.said))
  }
}

const explained = z.object({ message: z.string().check(z.minLength(1)) })

/** What a server that is not ours, or a newer one, says about it. */
function messageIn({ message }: ApiError): string | undefined {
  try {
    return explained.parse(JSON.parse(message.slice(message.indexOf(':') + 1))).message
  } catch {
    return undefined
  }
}
