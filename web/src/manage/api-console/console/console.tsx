import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EndpointName } from '#shared/every-endpoint.ts'
import { showToast } from '#web/kit/ui/toast-store.ts'
import { AccessTokenCard } from './access-token-card.tsx'
import { CallForm } from './call-form.tsx'
import { EndpointList } from './endpoint-list.tsx'
import type { Prepared } from './prepare-call.ts'
import { ResultCard } from './result-card.tsx'
import { type Result, sendCall } from './send-call.ts'
import { useAccessToken } from './use-access-token.ts'

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
