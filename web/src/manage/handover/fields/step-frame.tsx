import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ActionBar } from '#web/kit/frame/action-bar.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Heading } from '#web/kit/ui/typography.ts'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { BackLink } from '#web/manage/frame/back-link.tsx'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { stepHeadingId } from './focus-entry.ts'
import { KeptLine } from './kept-line.tsx'
import { useArrival } from './use-arrival.ts'
import { useStepTitle } from './step-title.ts'

interface StepFrameProps {
  /** Of the document, too. */
  title: string
  /** Behind the protocol's address; without it the overview. */
  back?: string
  backWords?: ReactNode
  /** The main action where the thumb is; without it the way back. */
  action?: ReactNode
  /** Why the main action did not do it: in view, beside it. */
  reason?: ReactNode
  children: ReactNode
}

/** A page of the walk: where it leads back to, and what is true of what was typed. */
export function StepFrame({ title, back = '', backWords, action, reason, children }: StepFrameProps) {
  const { protocol, state } = useProtocolDraft()
  const shown = useRef<Element>(undefined)
  const to = protocolPath(protocol.id, back)
  useStepTitle(title)
  useArrival()
  /** What is not kept is shown once more; who presses again goes without it. */
  const onDone = (event: MouseEvent) => {
    const refused = state === 'invalid' && document.querySelector<HTMLElement>('main [aria-invalid=true]')
    if (!refused || shown.current === refused) return
    event.preventDefault()
    shown.current = refused
    refused.focus()
  }
  return (
    <>
      <BackLink to={to} isLarge>
        {backWords ?? <Trans>Whole protocol</Trans>}
      </BackLink>
      <Heading as="h1" id={stepHeadingId} size="xl" mb="4" overflowWrap="anywhere">
        {title}
      </Heading>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        {children}
      </Box>
      <ActionBar
        width="wide"
        line={
          <>
            {reason}
            <KeptLine />
          </>
        }
      >
        {action ?? (
          <Button asChild size="lg">
            <Link to={to} onClick={onDone}>
              <Trans>Done</Trans>
            </Link>
          </Button>
        )}
      </ActionBar>
    </>
  )
}
