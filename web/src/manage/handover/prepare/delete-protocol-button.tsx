import { Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '#shared/dates.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import { countAnswers } from '#web/manage/handover/draft/count-answers.ts'
import { useKeptSigning } from '#web/manage/handover/draft/use-kept-signing.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'

/** Of a draft, which is gone with its photos: asks first. A signed one stays. */
export function DeleteProtocolButton({ protocol }: { protocol: Shown<'protocol'> }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const day = formatDate(protocol.date)
  return (
    <>
      <Button
        variant="danger"
        borderColor="current"
        size="lg"
        aria-label={t`Delete: ${day}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      {isOpen && <DeleteDialog protocol={protocol} onClose={() => setOpen(false)} />}
    </>
  )
}

function DeleteDialog({ protocol, onClose }: { protocol: Shown<'protocol'>; onClose: () => void }) {
  const { t } = useLingui()
  const change = useChange()
  const { signing } = useKeptSigning(protocol.id)
  const { signed, refused, onPaper } = countAnswers(signing?.signatures ?? [])
  const [isBusy, setBusy] = useState(false)
  const day = formatDate(protocol.date)
  const remove = async () => {
    setBusy(true)
    await change(
      'deleteProtocol',
      {
        params: { id: protocol.id },
        body: undefined,
        about: { entity: 'protocol', id: protocol.id },
        ifMatch: protocol.version,
      },
      {
        done: () => t`Abnahmeprotokoll deleted successfully`,
        more: () => day,
        failed: () => t`Failed to delete abnahmeprotokoll`,
      },
    )
  }
  return (
    <Dialog title={<Trans>Delete the protocol of {day}?</Trans>} onClose={onClose}>
      {(close) => (
        <>
          <Text mb="4">
            <Trans>Its rooms, defects and photos are deleted with it, here and everywhere.</Trans>
          </Text>
          {signed > 0 && (
            <Text mb="4" fontWeight="semibold">
              <Plural
                value={signed}
                one="# person has signed it on this device. The signature is lost."
                other="# people have signed it on this device. Their signatures are lost."
              />
            </Text>
          )}
          {refused > 0 && (
            <Text mb="4" fontWeight="semibold">
              <Plural
                value={refused}
                one="# person has refused to sign it on this device. The refusal is lost."
                other="# people have refused to sign it on this device. Their refusals are lost."
              />
            </Text>
          )}
          {onPaper > 0 && (
            <Text mb="4">
              <Plural
                value={onPaper}
                one="# person wanted to sign it on paper."
                other="# people wanted to sign it on paper."
              />
            </Text>
          )}
          <Flex gap="3" wrap="wrap" css={{ '& > *': { flex: '1 0 auto' } }}>
            <Button variant="outline" size="lg" onClick={close}>
              <Trans>Keep</Trans>
            </Button>
            <Button
              variant="danger"
              borderColor="current"
              size="lg"
              disabled={isBusy}
              onClick={() => void remove().then(close)}
            >
              <Trans>Delete</Trans>
            </Button>
          </Flex>
        </>
      )}
    </Dialog>
  )
}
