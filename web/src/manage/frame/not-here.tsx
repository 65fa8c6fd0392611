import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import type { WhyMissing } from '#web/manage/records/use-why-missing.ts'
import { Skeleton } from '#web/manage/ui/skeleton.tsx'

interface NotHereProps {
  why: WhyMissing
  words: Record<'denied' | 'unknown' | 'failed', ReactNode> & {
    /** What may help who opened what nobody has, and who has a connection and could not load it. */
    look: ReactNode
    lookLater: ReactNode
  }
  back: { to: string; words: ReactNode }
}

/** In the place of a record that is not on this device: that it is looked for, or why it is not here and what to do. */
export function NotHere({ why, words, back }: NotHereProps) {
  if (why === 'reading') return <Skeleton rows={4} />
  const advice = {
    denied: <Trans>Please contact your administrator.</Trans>,
    unknown: words.look,
    failed: navigator.onLine ? (
      words.lookLater
    ) : (
      <Trans>It is not on this device, and there is no connection at the moment.</Trans>
    ),
  }
  return (
    <>
      <Heading as="h1" size="xl" mb="3">
        {words[why]}
      </Heading>
      <Text mb="6">{advice[why]}</Text>
      <Button asChild>
        <Link to={back.to}>{back.words}</Link>
      </Button>
    </>
  )
}
