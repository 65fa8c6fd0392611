import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { ownQuestions } from '#shared/policy/pack-choice.ts'
import { managedProcessContract } from '#shared/process/manager/contract.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { useQuestionLabels } from '#web/kit/i18n/question-labels.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { conditionFacts } from '#web/manage/facts/condition-facts.ts'
import { Fact, Facts } from '#web/manage/facts/facts.tsx'
import { PackChoiceName } from '#web/manage/facts/pack-choice-name.tsx'
import { ProcessName } from '#web/manage/facts/process-name.tsx'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import { AdvertButton } from '#web/manage/processes/advert-button.tsx'
import { CloseProcessButton } from '#web/manage/processes/close-process-button.tsx'
import { EditProcessButton } from '#web/manage/processes/edit-process-button.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { DownloadButton } from '#web/manage/ui/download-button.tsx'
import { readFile } from '#web/manage/ui/read-file.ts'

interface ProcessFactsProps {
  process: Shown<'process'>
  property: Shown<'property'> | null | undefined
}

/** All that is said of a process, and what can be done with it (manager.md, Process page). */
export function ProcessFacts({ process, property }: ProcessFactsProps) {
  const { t, i18n } = useLingui()
  const { id, code } = process
  const { name } = useQuestionLabels()
  const { day } = dayAndTime(process.createdAt)
  const notSpecified = <Trans>not specified</Trans>
  return (
    <Card>
      <Facts>
        {/* The line above may have no room for all of it. */}
        <Fact name={<Trans>Name</Trans>} width="broad">
          <ProcessName process={process} />
        </Fact>
        {property && (
          <Fact name={<Trans>Address</Trans>} width="broad">
            {property.address}
          </Fact>
        )}
        <Fact name={<Trans>New rent</Trans>}>{moneyIn(process.newRent, property) ?? notSpecified}</Fact>
        <Fact name={<Trans>New side costs</Trans>}>{moneyIn(process.newSideCosts, property) ?? notSpecified}</Fact>
        <Fact name={<Trans>Start date</Trans>}>
          {process.startDate ? formatDate(process.startDate) : <Trans>Not set</Trans>}
        </Fact>
        <Fact name={<Trans>Created</Trans>}>{day}</Fact>
        <Fact name={<Trans>Code</Trans>}>{code || '–'}</Fact>
        <Fact name={<Trans>Questions</Trans>}>
          {/* Until the server has created it, nobody knows. */}
          {code ? <PackChoiceName choice={process.policyPack} /> : '–'}
        </Fact>
        {process.ownQuestions.length > 0 && (
          <Fact name={<Trans>Also asked</Trans>} width="broad">
            {ownQuestions.flatMap((each) => (process.ownQuestions.includes(each) ? name(each) : [])).join(', ')}
          </Fact>
        )}
        <Fact name={<Trans>Emails about the status</Trans>} width="broad">
          {process.sendsStatusMails ? <Trans>Can be sent</Trans> : <Trans>None are sent</Trans>}
        </Fact>
        {/* Those that are set, as applicants read them. */}
        {conditionFacts(i18n, process.conditions, property?.country).map(
          ({ key, label, words }) =>
            words && (
              <Fact key={key} name={label} width="broad">
                {words}
              </Fact>
            ),
        )}
        {process.notes && (
          <Fact name={<Trans>Notes</Trans>} width="whole">
            {process.notes}
          </Fact>
        )}
      </Facts>
      <Flex gap="2" mt="4" wrap="wrap">
        <EditProcessButton process={process} />
        <CloseProcessButton process={process} />
        <DownloadButton
          read={() => readFile(managedProcessContract.exportApplications, { id })}
          name={() => `applications-${code || id}.csv`}
          failure={() => t`The table could not be downloaded`}
        >
          <Trans>Download as CSV</Trans>
        </DownloadButton>
        {/* The last: it goes when the process is closed, and nothing comes under the pointer that closed it. */}
        {code && acceptsApplications(process) && <AdvertButton process={process} />}
      </Flex>
    </Card>
  )
}
