import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EndpointName } from '#shared/every-endpoint.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useCopy } from '#web/manage/ui/use-copy.ts'
import { CallForm } from './call-form.tsx'
import { EndpointList } from './endpoint-list.tsx'
import type { Prepared } from './prepare-call.ts'
import { ResultCard } from './result-card.tsx'
import { type Result, sendCall } from './send-call.ts'
import { type Access, useAccessToken } from './use-access-token.ts'

/** Choose a call, fill it in, see what it answers. */
export function Console() {
  const { t } = useLingui()
  const [name, setName] = useState<EndpointName>()
  const [running, setRunning] = useState<AbortController>()
  const [result, setResult] = useState<Result>()
  const access = useAccessToken()

  const choose = (chosen: EndpointName) => {
    running?.abort()
    setName(chosen)
    setResult(undefined)
  }
  const run = async (prepared: Prepared) => {
    const token = await access.fresh()
    if (!token) {
      showToast({ tone: 'error', title: () => t`No authentication token available` })
      return
    }
    const controller = new AbortController()
    setRunning(controller)
    setResult(undefined)
    const answer = await sendCall(prepared, token, controller.signal)
    setRunning(undefined)
    setResult(answer)
    if (answer.kind === 'failed') {
      showToast({ tone: 'error', title: () => t`Request error`, description: () => answer.reason })
    } else if (answer.status >= 400) {
      const { status } = answer
      showToast({ tone: 'error', title: () => t`Request failed: ${status}` })
    }
  }

  return (
    <Box display="grid" gap="6" css={columns}>
      <EndpointList chosen={name} onChoose={choose} />
      <Box display="grid" gap="6" minW="0" alignContent="start">
        <AccessTokenCard {...access} />
        {name ? (
          <CallForm
            key={name}
            name={name}
            isRunning={running !== undefined}
            onRun={(prepared) => void run(prepared)}
            onStop={() => running?.abort()}
          />
        ) : (
          <p>
            <Trans>Choose a call from the list.</Trans>
          </p>
        )}
        <Box role="status" minW="0">
          {running && <Trans>Waiting for the answer...</Trans>}
          {result && <ResultCard result={result} />}
        </Box>
      </Box>
    </Box>
  )
}

const columns = { '@media (min-width: 60rem)': { gridTemplateColumns: '22rem minmax(0, 1fr)' } } as const

/** How long the token is, never the token itself, and what the server has to say about it. */
function AccessTokenCard({ answer }: Access) {
  const { t } = useLingui()
  const copy = useCopy()
  const length = answer?.token.length ?? 0
  return (
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Text>
          {answer && <Trans>JWT token: {length} characters</Trans>}
          {answer === null && <Trans>No authentication token available</Trans>}
        </Text>
        {answer && (
          <Button variant="outline" aria-label={t`Copy token`} onClick={() => void copy(answer.token)}>
            <Trans>Copy</Trans>
          </Button>
        )}
      </Flex>
      {answer?.warning !== undefined && <Notice>{answer.warning}</Notice>}
    </Box>
  )
}
