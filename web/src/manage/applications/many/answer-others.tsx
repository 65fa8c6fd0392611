import { Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { afterDays, formatDate } from '#shared/dates.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useKeepChange } from '#web/manage/records/use-keep-change.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { DecideManyDialog } from './decide-many-dialog.tsx'
import { MAX_DECIDED, sortOut } from './sort-out.ts'

/** Before the day from which on they are erased. */
const PRESSES_DAYS = 30

interface AnswerOthersProps {
  applications: readonly Shown<'application'>[]
  process: Shown<'process'>
}

/**
 * The home is let, or soon nobody is kept any longer, and others still wait for a word: the process is closed and they are answered, in one
 * step with what they are written.
 */
export function AnswerOthers({ applications, process }: AnswerOthersProps) {
  const { t } = useLingui()
  const keep = useKeepChange()
  const [isAsking, setAsking] = useState(false)
  const accepted = useMemo(() => applications.find(({ status }) => status === 'offer_accepted'), [applications])
  const today = useToday()
  const { erasesOn } = process // what an earlier version read does not say
  const isPressing = !!erasesOn && erasesOn <= afterDays(today, PRESSES_DAYS)
  const isTime = accepted !== undefined || isPressing
  // As many as one decision may be about; the next time the rest.
  const others = useMemo(
    () => (isTime ? sortOut(applications, 'rejected').changed.slice(0, MAX_DECIDED) : []),
    [applications, isTime],
  )
  if (!isTime || (others.length === 0 && !isAsking)) return null
  const [count, isOpen] = [others.length, acceptsApplications(process)]

  const turn = (status: 'open' | 'closed', ifMatch: number, failed: () => string) => {
    const { id } = process
    const input = { params: { id }, body: { status }, about: { entity: 'process' as const, id }, ifMatch }
    keep('changeProcess', input).catch(() => showToast({ tone: 'error', title: failed }))
  }
  const { version } = process
  const close = () => turn('closed', version, () => t`Failed to close the application process`)
  const reopen = () => turn('open', version + 1, () => t`Failed to reopen the application process`)

  return (
    <>
      {count > 0 && (
        <Notice>
          <Text overflowWrap="anywhere">
            {accepted ? (
              <LetTo name={applicantLabel(accepted)} count={count} />
            ) : isOpen ? (
              <Plural
                value={count}
                one="# application of this process has no answer yet."
                other="# applications of this process have no answer yet."
              />
            ) : (
              <Plural
                value={count}
                one="# application of this closed process has no answer yet."
                other="# applications of this closed process have no answer yet."
              />
            )}{' '}
            {erasesOn && <ErasedFrom day={formatDate(erasesOn)} />}
          </Text>
          <Flex mt="2">
            <Button variant="outline" onClick={() => setAsking(true)}>
              {isOpen ? <Trans>Close the process and answer the others</Trans> : <Trans>Answer the others</Trans>}
            </Button>
          </Flex>
        </Notice>
      )}
      {isAsking && (
        <DecideManyDialog
          applications={others}
          process={process}
          step="rejected"
          isAnswer
          isClosing={isOpen}
          onClose={() => setAsking(false)}
          {...(isOpen && { onDecided: close, onTakenBack: reopen })}
        />
      )}
    </>
  )
}

const LetTo = ({ name, count }: { name: string; count: number }) => (
  <Plural
    value={count}
    one={`${name} has accepted the offer. # application has no answer yet.`}
    other={`${name} has accepted the offer. # applications have no answer yet.`}
  />
)

const ErasedFrom = ({ day }: { day: string }) => <Trans>Without one they are erased from {day} on.</Trans>
