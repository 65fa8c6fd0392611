import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { isSpent, readPhoneCode, takeBackPhone, tryPhoneCode } from '#web/manage/storage/phone-code.ts'
import { CodeInput } from './code-input.tsx'
import { LostCode } from './lost-code.tsx'

/** The way out of a signing, for the manager alone: their code, typed, or a sign-in where the code is not known. */
export function TakeBack({ onTakenBack }: { onTakenBack?: () => void }) {
  const kept = useDatabaseQuery(readPhoneCode, [])
  const isOver = kept ? isSpent(kept) : false
  return (
    <Box mt="8" pt="4" borderTopWidth="1px">
      {isOver ? (
        <Text role="alert">
          <Trans>The code was wrong too often: it does not take the phone back any more.</Trans>
        </Text>
      ) : (
        kept !== null && <CodeForm {...(onTakenBack && { onTakenBack })} />
      )}
      {/* Where an older version locked it, none was chosen. */}
      {kept !== undefined && <LostCode isOpen={kept === null || isOver} />}
    </Box>
  )
}

function CodeForm({ onTakenBack }: { onTakenBack?: () => void }) {
  const { t } = useLingui()
  const { database } = useManager()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<'wrong' | 'wait'>()
  const submit = async () => {
    const tried = await tryPhoneCode(database, typed, Date.now())
    if (tried !== 'right') return setAnswer(tried)
    onTakenBack?.()
    await takeBackPhone(database)
  }
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <LabelledControl
        id="take-back"
        label={<Trans>For the manager: your code, to take the phone back</Trans>}
        isErrorSaid
        error={
          answer &&
          {
            wait: t`That was wrong five times or more. Please wait half a minute before you try again.`,
            wrong: t`This is not the code. Please type it again.`,
          }[answer]
        }
      >
        {(control) => (
          <Flex gap="2" wrap="wrap">
            <CodeInput
              {...control}
              flex="1 1 12rem"
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setAnswer(undefined)
              }}
            />
            <Button type="submit" variant="outline" size="lg">
              <Trans>Take the phone back</Trans>
            </Button>
          </Flex>
        )}
      </LabelledControl>
    </form>
  )
}

/** Whoever holds the phone has nothing more to do with it. */
export const GiveBack = ({ children }: { children: ReactNode }) => (
  <Box maxW="form" mx="auto" py="8">
    <Heading as="h1" size="xl" mb="4">
      {children}
    </Heading>
    <TakeBack />
  </Box>
)
