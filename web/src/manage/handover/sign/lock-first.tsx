import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import type { Party } from '#shared/handover/party.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { Button } from '#web/kit/ui/button.ts'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { choosePhoneCode, isPhoneCode, readPhoneCode } from '#web/manage/storage/phone-code.ts'
import { CodeInput } from './code-input.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface LockFirstProps {
  party: Party
  onLock: () => Promise<void>
}

/** A phone that the manager holds shows everything: nobody is asked to give it away like that. */
export function LockFirst({ party, onLock }: LockFirstProps) {
  const { t } = useLingui()
  const name = onOneLine(party.name)
  const { database } = useManager()
  const kept = useDatabaseQuery(readPhoneCode, [])
  const [isChoosing, setChoosing] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'too_short' | 'not_kept'>()
  const heading = useFirstFocus<HTMLParagraphElement>()
  const asksCode = kept === null || isChoosing
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (kept === undefined) return
    if (asksCode && !isPhoneCode(typed)) return setProblem('too_short')
    const lock = async () => {
      if (asksCode) await choosePhoneCode(database, typed)
      await onLock()
    }
    void lock().catch(() => setProblem('not_kept'))
  }
  return (
    <Box asChild py="8" display="grid" gap="4">
      <form onSubmit={submit} noValidate>
        <Box textAlign="center">
          <Text
            ref={heading}
            tabIndex={-1}
            data-focus-target
            fontSize="xl"
            fontWeight="bold"
            mb="1"
            overflowWrap="anywhere"
          >
            <Trans>Next: {name}</Trans>
          </Text>
          <Text color="fg.muted">
            <Trans>This phone shows everything now. Lock it before you give it away.</Trans>
          </Text>
        </Box>
        {asksCode && (
          <LabelledControl
            id="phone-code"
            label={<Trans>A code of your own, to take the phone back</Trans>}
            hint={<Trans>Four digits or more, for you alone. This phone asks for it from now on.</Trans>}
            isErrorSaid
            error={problem === 'too_short' ? t`Please choose four digits or more, up to twelve.` : undefined}
          >
            {(control) => (
              <CodeInput
                {...control}
                type="text"
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value)
                  setProblem(undefined)
                }}
              />
            )}
          </LabelledControl>
        )}
        <Button type="submit" size="lg" w="full" overflowWrap="anywhere">
          <Trans>Lock it for {name}</Trans>
        </Button>
        {kept && !isChoosing && (
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            <Trans>Choose another code</Trans>
          </Button>
        )}
        <Text role="alert" color="danger.fg">
          {problem === 'not_kept' && (
            <Trans>This device could not keep it. Please free some space and try again.</Trans>
          )}
        </Text>
      </form>
    </Box>
  )
}
