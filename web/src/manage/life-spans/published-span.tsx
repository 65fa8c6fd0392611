import { Trans } from '@lingui/react/macro'
import { type LifeSpan, LOOKED_AT_YEAR } from '#shared/handover/room/life-spans.ts'

/** Who published it, when it was looked at, and what is not certain about it. */
export function PublishedSpan({ span: { years, upTo, isDisputed, source } }: { span: LifeSpan }) {
  const looked = LOOKED_AT_YEAR
  if (upTo === undefined)
    return (
      <Trans>
        Published: {years} years, {source}, looked at in {looked}.
      </Trans>
    )
  return (
    <>
      <Trans>
        Published: {years} to {upTo} years by its quality, {source}, looked at in {looked}.
      </Trans>{' '}
      {isDisputed && <Trans>Published tables contradict each other here: agree on a number.</Trans>}
    </>
  )
}
