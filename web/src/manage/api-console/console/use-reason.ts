import { useTexts } from '#web/kit/i18n/texts.ts'

/** Words for what a rule or a parser says: a code of one of the two lists, or what the parser threw. */
export function useReason() {
  const texts = useTexts()
  return (reason: string): string => {
    if (/^\w*Error: /.test(reason)) return reason
    return texts.knowsError(reason) ? texts.error(reason) : texts.issue(reason)
  }
}
