import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { isSameName } from '#shared/handover/kind.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Heading } from '#web/kit/ui/typography.ts'
import { takeBackPhone } from '#web/manage/handover/draft/use-kept-signing.ts'
import { useMe } from '#web/manage/handover/prepare/known-people.tsx'
import { useManager } from '#web/manage/records/use-manager.ts'
import { dropPhoneCode, tryPhoneCode } from '#web/manage/storage/phone-code.ts'
import { CodeInput } from './code-input.tsx'
import { LostCode } from './lost-code.tsx'
import { usePhoneCode } from './use-phone-code.ts'

/** The way out of a signing, for the manager alone: their code, typed; their name where the code is not known. */
export function TakeBack({ onTakenBack }: { onTakenBack?: () => void }) {
  const { t } = useLingui()
  const { database } = useManager()
  const me = useMe()
  const { kept, isByName } = usePhoneCode()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<'wrong' | 'wait'>()
  const wrong = isByName
    ? t`This is not the name of whoever is signed in on this phone`
    : t`This is not the code. Please type it again.`

  const tryTyped = async () => {
    if (!isByName) return tryPhoneCode(database, typed, Date.now())
    if (!isSameName(typed, me.name)) return 'wrong'
    await dropPhoneCode(database)
    return 'right'
  }
  const submit = async () => {
    const tried = await tryTyped()
    if (tried !== 'right') return setAnswer(tried)
    onTakenBack?.()
    await takeBackPhone(database)
  }
  const Field = isByName ? NameInput : CodeInput
  return (
    <Box mt="8" pt="4" borderTopWidth="1px">
      <form
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <LabelledControl
          id="take-back"
          label={
            isByName ? (
              <Trans>For the manager: your full name, to take the phone back</Trans>
            ) : (
              <Trans>For the manager: your code, to take the phone back</Trans>
            )
          }
          isErrorSaid
          error={
            answer === 'wait'
              ? t`That was wrong five times or more. Please wait half a minute before you try again.`
              : answer && wrong
          }
        >
          {(control) => (
            <Flex gap="2" wrap="wrap">
              <Field
                {...control}
                flex="1 1 12rem"
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value)
                  setAnswer(undefined)
                }}
              />
              <Button type="submit" variant="outline" size="lg">
                <Trans>Take back</Trans>
              </Button>
            </Flex>
          )}
        </LabelledControl>
      </form>
      {kept && !isByName && <LostCode kept={kept} />}
    </Box>
  )
}

const NameInput = (props: Parameters<typeof Input>[0]) => (
  <Input {...props} minH="14" autoComplete="off" autoCapitalize="words" spellCheck={false} />
)

/** Whoever holds the phone has nothing more to do with it. */
export const GiveBack = ({ children }: { children: ReactNode }) => (
  <Box maxW="form" mx="auto" py="8">
    <Heading as="h1" size="xl" mb="4">
      {children}
    </Heading>
    <TakeBack />
  </Box>
)
