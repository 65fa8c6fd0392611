import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { ChevronIcon } from '#web/kit/ui/icons.tsx'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useStatusKeys } from '#web/manage/applications/review/use-status-keys.ts'
import { actionNames, shortActionNames } from '#web/manage/ui/action-names.ts'
import { statusKeys } from '#web/manage/ui/status-keys.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { DecideManyDialog } from './decide-many-dialog.tsx'
import { MarkMany } from './mark-many.tsx'
import { MAX_DECIDED, type StepForMany, stepsOf } from './sort-out.ts'

interface ManyActionsProps {
  applications: readonly Shown<'application'>[]
  /** Those of them that are not in the list as it is shown. */
  notListed: readonly Shown<'application'>[]
  process: Shown<'process'>
  /** The keys of the steps are those of whom somebody reads. */
  isReading: boolean
  onDecided: () => void
}

/** What can be done with those that were chosen, all at once. */
export function ManyActions({ applications, notListed, process, isReading, onDecided }: ManyActionsProps) {
  const { t, i18n } = useLingui()
  const [asking, setAsking] = useState<StepForMany>()
  // On a phone the steps would fill the screen.
  const isWide = useMedia('(min-width: 62rem)')
  const [isOpen, setOpen] = useState(false)
  const steps = applications.length > MAX_DECIDED ? [] : stepsOf(applications)
  const count = applications.length
  const about = t`${plural(count, { one: '# chosen', other: '# chosen' })}`
  useStatusKeys({ about, steps: isReading ? [] : steps, onStep: setAsking, asksFirst })
  if (applications.length > MAX_DECIDED) {
    return (
      <Text color="fg.muted">
        <Trans>At most {MAX_DECIDED} can be decided at once. Choose fewer of them.</Trans>
      </Text>
    )
  }
  return (
    <>
      <MarkMany applications={applications} />
      {!isWide && steps.length > 0 && (
        <Button
          variant="outline"
          px="2"
          aria-label={t`Change status`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Status</Trans>
          <ChevronIcon />
        </Button>
      )}
      {(isWide || isOpen) &&
        steps.map((step) => (
          <Button
            key={step}
            variant={step === 'rejected' ? 'danger' : 'outline'}
            {...(isWide ? { px: '3' } : { w: 'full' })}
            aria-label={i18n._(actionNames[step])}
            {...(!isReading && { 'aria-keyshortcuts': statusKeys[step] })}
            onClick={() => setAsking(step)}
          >
            {i18n._((isWide ? shortActionNames : actionNames)[step])}
          </Button>
        ))}
      {asking && (
        <DecideManyDialog
          applications={applications}
          notListed={notListed}
          process={process}
          step={asking}
          onClose={() => setAsking(undefined)}
          onDecided={onDecided}
        />
      )}
    </>
  )
}

const asksFirst = () => true
