import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CODE_LENGTH, readTypedCode } from '#shared/process/code/code.ts'
import { readPastedCode } from '#shared/process/code/pasted-code.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useComposition } from '#web/kit/ui/use-composition.ts'

interface CodeProblemProps {
  code: string
  /** Undefined while another code is checked. */
  codeProblem: Draft['codeProblem']
  isChecking: boolean
  onCorrect: (code: string) => void
}

/** The code opens nothing: it can be corrected here, and no answer is lost by that. */
export function CodeProblem({ code, codeProblem, isChecking, onCorrect }: CodeProblemProps) {
  // A slip is corrected; another home has a code of its own.
  const [typed, setTyped] = useState(codeProblem === 'closed' ? '' : code)
  const composition = useComposition(typed, (text) => setTyped(readTypedCode(text)))
  return (
    <Box mb="6">
      <Notice>
        <Text mb="3">{codeProblem ? problems[codeProblem](code) : <Trans>Checking code {code}</Trans>}</Text>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.length === CODE_LENGTH && !isChecking) onCorrect(typed)
          }}
        >
          <LabelledControl id="draft-code" label={<Trans>Your 6-digit code</Trans>} error={undefined}>
            {(control) => (
              <Flex gap="2" wrap="wrap">
                <Input
                  {...control}
                  {...composition}
                  onFocus={(event) => event.currentTarget.select()}
                  onPaste={(event) => {
                    event.preventDefault()
                    setTyped(readPastedCode(event.clipboardData.getData('text')))
                  }}
                  autoComplete="off"
                  autoCapitalize="characters"
                  autoCorrect="off"
                  spellCheck={false}
                  fontFamily="mono"
                  flex="1 1 9em"
                  w="auto"
                  minW="0"
                />
                <Button type="submit" minH="12" disabled={isChecking || typed.length !== CODE_LENGTH}>
                  {isChecking ? <Trans>Verifying...</Trans> : <Trans>Check code</Trans>}
                </Button>
              </Flex>
            )}
          </LabelledControl>
        </form>
      </Notice>
    </Box>
  )
}

const problems = {
  unknown: (code: string) => <Trans>No home has the code {code}. Please correct it: your answers stay.</Trans>,
  closed: (code: string) => (
    <Trans>
      The home with the code {code} takes no more applications. Your answers stay on this device: you can use them for
      another code.
    </Trans>
  ),
}
