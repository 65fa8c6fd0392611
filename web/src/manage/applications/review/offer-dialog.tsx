import { Box, Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { rentersOf } from '#shared/application/guarantor.ts'
import { calendarDate, formatDate, isCalendarDate } from '#shared/dates.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { type Shown, useRecord } from '#web/manage/records/use-records.ts'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'
import { applicantLabel, renterName } from '#web/manage/applications/words/applicant-names.ts'
import { DecidedMeanwhile, useNoStep } from './decided-meanwhile.tsx'
import { HomeTaken } from './home-taken.tsx'
import { useStatusChange } from './use-status-change.ts'

interface OfferDialogProps {
  application: Shown<'application'>
  process: Shown<'process'>
  onClose: () => void
}

const moveIn = z.object({ moveInDate: calendarDate('move_in_date_required') })
type Values = z.output<typeof moveIn>

/** Nobody accepts an offer without moving in: the status and the residents are one change (manager.md, Offers). */
export function OfferDialog({ application, process, onClose }: OfferDialogProps) {
  const { t } = useLingui()
  const changeStatus = useStatusChange(application)
  const property = useRecord('property', process.propertyId)
  const form = useForm<Values>({ defaultValues: { moveInDate: localToday() }, resolver: zodResolver(moveIn) })
  const moveInDate = useWatch({ control: form.control, name: 'moveInDate' })

  const noStep = useNoStep(application, 'offer_accepted')
  const accept = async ({ moveInDate }: Values) => {
    if (property !== null) return noStep() ?? changeStatus('offer_accepted', { moveInDate })
    showToast({ tone: 'error', title: () => t`Property ID not found` })
    return undefined
  }

  return (
    <FormDialog
      form={form}
      title={<Trans>Applicant accepted offer</Trans>}
      confirm={<Trans>Confirm</Trans>}
      isFinal
      onSubmit={accept}
      onClose={onClose}
    >
      <Box>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {applicantLabel(application)}
        </Text>
        <WhoMovesIn names={rentersOf(application.mainRenters).map(renterName)} address={property?.address ?? ''} />
      </Box>
      <DecidedMeanwhile application={application} />
      <HomeTaken application={application} process={process} moveInDate={moveInDate} />
      <DateField name="moveInDate" label={<Trans>Move-in date</Trans>} />
      <NamedDays
        application={application}
        process={process}
        onUse={(moveInDate) => form.setValue('moveInDate', moveInDate)}
      />
      <Text>
        {isCalendarDate(moveInDate) && <LivesThereFrom day={formatDate(moveInDate)} />}{' '}
        <Trans>This step cannot be taken back.</Trans>
      </Text>
    </FormDialog>
  )
}

const LivesThereFrom = ({ day }: { day: string }) => <Trans>They live there from {day} on.</Trans>

function WhoMovesIn({ names: all, address }: { names: string[]; address: string }) {
  const [count, names] = [all.length, all.join(', ')]
  return (
    <Text overflowWrap="anywhere">
      {address ? (
        <Plural
          value={count}
          one={`${names} will be added as a resident of ${address}.`}
          other={`${names} will be added as residents of ${address}.`}
        />
      ) : (
        <Plural
          value={count}
          one={`${names} will be added as a resident.`}
          other={`${names} will be added as residents.`}
        />
      )}
    </Text>
  )
}

interface NamedDaysProps extends Pick<OfferDialogProps, 'application' | 'process'> {
  onUse: (date: string) => void
}

/** The date begins as today (manager.md, Offers); mostly it is the one that the advert named, or that they asked for, a tap away. */
function NamedDays({ application, process, onUse }: NamedDaysProps) {
  const [today] = useState(localToday)
  const start = process.startDateType === 'fixed_date' ? process.startDate?.slice(0, 10) : undefined
  const wished = application.generalInfo.desiredStartDate.slice(0, 10)
  const days = [...new Set([start, wished])].filter((day) => day && day > today)
  return days.map((day = '') => {
    const date = formatDate(day)
    return (
      <Flex key={day} direction="column" gap="2" align="flex-start">
        <Text>
          {day === start ? (
            <Trans>The process says: from {date}.</Trans>
          ) : (
            <Trans>They would like to move in on {date}.</Trans>
          )}
        </Text>
        <Button variant="outline" onClick={() => onUse(day)}>
          <Trans>Take {date}</Trans>
        </Button>
      </Flex>
    )
  })
}
