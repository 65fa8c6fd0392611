import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import type { KnownSpan } from './known-spans.ts'
import { PublishedSpan } from './published-span.tsx'
import { useLifeSpanNames } from './use-life-span-names.ts'

/** By whose word something lasts so long. */
export function SaidOfSpan({ span }: { span: KnownSpan }) {
  const { saidOf } = useLifeSpanNames()
  if (span.by === 'publication') return <PublishedSpan span={span.published} />
  const said = saidOf(span.own)
  if (span.by === 'device') return <Trans>Kept on this device alone: {said}.</Trans>
  const [source, day] = [span.own.source, formatDate(span.own.since)]
  return (
    <Trans>
      Your organization’s table: {said}. {source}, since {day}.
    </Trans>
  )
}
