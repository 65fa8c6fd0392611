import { Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FormProvider, useForm } from 'react-hook-form'
import { isCalendarDate } from '#shared/dates.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { DateField } from '#web/form/date-field.tsx'
import { localToday } from '#web/form/local-today.ts'
import { useRecord, type Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { Text } from '#web/ui/typography.ts'
import { renterName } from './applicant-names.ts'
import { useStatusChange } from './use-status-change.ts'

interface OfferDialogProps {
  application: Shown<'application'>
  process: Shown<'process'>
  onClose: () => void
}

/** Nobody accepts an offer without moving in: the status and the residents are one change (decisions.md, Behaviour). */
export function OfferDialog({ application, process, onClose }: OfferDialogProps) {
  const { t } = useLingui()
  const changeStatus = useStatusChange(application)
  const property = useRecord('property', process.propertyId)
  const form = useForm({ defaultValues: { moveInDate: localToday() } })
  const count = application.mainRenters.length
  const names = application.mainRenters.map(renterName).join(', ')
  const address = property?.address ?? ''

  const confirm = (close: () => void) => {
    const { moveInDate } = form.getValues()
    if (!isCalendarDate(moveInDate)) return
    close()
    if (property === null) showToast({ tone: 'error', title: t`Property ID not found` })
    else void changeStatus('offer_accepted', { moveInDate })
  }

  return (
    <Dialog title={<Trans>Applicant accepted offer</Trans>} onClose={onClose}>
      {(close) => (
        <>
          <Text mb="4" overflowWrap="anywhere">
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
          <FormProvider {...form}>
            <DateField name="moveInDate" label={<Trans>Move-in date</Trans>} />
          </FormProvider>
          <Flex gap="3" mt="6" wrap="wrap">
            <Button variant="outline" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button flex="1" onClick={() => confirm(close)}>
              <Trans>Confirm</Trans>
            </Button>
          </Flex>
        </>
      )}
    </Dialog>
  )
}
