import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { accessCode } from '#shared/process/code/access-code.ts'
import { readTypedCode } from '#shared/process/code/code.ts'
import { readPastedCode } from '#shared/process/code/pasted-code.ts'
import { nudge } from '#web/apply/delivery/engine/have-delivered.ts'
import { correctCode } from '#web/apply/delivery/seal/change-job.ts'
import { db } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useComposition } from '#web/kit/ui/use-composition.ts'

/** The code was typed without a connection and opens nothing: put right here, the application is sent as it is. */
export function CodeCorrection({ job }: { job: Job }) {
  const id = useId()
  const texts = useTexts()
  const [typed, setTyped] = useState(job.code ?? '')
  const [problem, setProblem] = useState<string>()
  const composition = useComposition(typed, (text) => {
    setTyped(readTypedCode(text))
    setProblem(undefined)
  })
  const send = () => {
    const parsed = accessCode.safeParse(typed)
    if (!parsed.success) return setProblem(texts.issue(parsed.error.issues[0]?.message ?? 'code_length'))
    void correctCode(db, job.id, parsed.data).then(nudge)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Box asChild display="block" fontWeight="medium" mb="1">
        <label htmlFor={id}>
          <Trans>Code</Trans>
        </label>
      </Box>
      <Flex gap="2">
        <Input
          id={id}
          {...composition}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          fontFamily="mono"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onPaste={(event) => {
            event.preventDefault()
            setTyped(readPastedCode(event.clipboardData.getData('text')))
            setProblem(undefined)
          }}
        />
        <Button type="submit">
          <Trans>Send</Trans>
        </Button>
      </Flex>
      {problem && (
        <Text id={`${id}-problem`} role="alert" color="danger.fg" fontSize="sm">
          {problem}
        </Text>
      )}
    </form>
  )
}
