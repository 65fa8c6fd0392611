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

/** The way out of a signing, for the manager alone: their name, typed. */
export function TakeBack({ onTakenBack }: { onTakenBack?: () => void }) {
  const { t } = useLingui()
  const { database } = useManager()
  const me = useMe()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isTheirs = isSameName(typed, me.name)
    setWrong(!isTheirs)
    if (!isTheirs) return
    onTakenBack?.()
    void takeBackPhone(database)
  }
  return (
    <Box asChild mt="8" pt="4" borderTopWidth="1px">
      <form onSubmit={submit}>
        <LabelledControl
          id="take-back"
          label={<Trans>For the manager: your full name, to take the phone back</Trans>}
          isErrorSaid
          error={isWrong ? t`This is not the name of whoever is signed in on this phone` : undefined}
        >
          {(control) => (
            <Flex gap="2" wrap="wrap">
              <Input
                {...control}
                minH="14"
                flex="1 1 12rem"
                autoComplete="off"
                autoCapitalize="words"
                spellCheck={false}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value)
                  setWrong(false)
                }}
              />
              <Button type="submit" variant="outline" size="lg">
                <Trans>Take back</Trans>
              </Button>
            </Flex>
          )}
        </LabelledControl>
      </form>
    </Box>
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
