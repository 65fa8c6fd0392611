import { Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isCalendarDate } from '#shared/dates.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { localToday } from '#web/form/local-today.ts'
import { useRecord, type Shown } from '#web/records/use-records.ts'
import { Button } from '#web/ui/button.ts'
import { Input } from '#web/ui/controls.tsx'
import { LabelledControl } from '#web/ui/labelled-control.tsx'
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
  const id = useId()
  const [moveInDate, setMoveInDate] = useState(localToday)
  const count = application.mainRenters.length
  const names = application.mainRenters.map(renterName).join(', ')
  const address = property?.address ?? ''

  const confirm = (close: () => void) => {
    if (!isCalendarDate(moveInDate)) return
    close()
    if (property === null) showToast({ tone: 'error', title: () => t`Property ID not found` })
    else void changeStatus('offer_accepted', { moveInDate })
  }

  return (
    <Dialog title={<Trans>Applicant accepted offer</Trans>} onClose={onClose}>
      {(close, cancel) => (
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
          <LabelledControl id={id} label={<Trans>Move-in date</Trans>} error={undefined}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={moveInDate}
                onChange={(event) => setMoveInDate(event.currentTarget.value)}
              />
            )}
          </LabelledControl>
          <Flex gap="3" mt="6" wrap="wrap">
            <Button variant="outline" onClick={cancel}>
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
