import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { deleteEverything } from '#web/outbox/delete-application.ts'

interface DeleteEverythingProps {
  /** Applications. */
  waiting: number
  unfinished: number
  /** That were asked for, and not received yet. */
  documents: number
}

/** For a phone that belongs to somebody else. What was never received is named first. */
export const DeleteEverything = ({ waiting, unfinished, documents }: DeleteEverythingProps) => (
  <Box pt="4" borderTopWidth="1px">
    <ConfirmButton
      question={
        <>
          {waiting > 0 && (
            <>
              <Plural
                value={waiting}
                one="# application has not been received yet and will be lost."
                other="# applications have not been received yet and will be lost."
              />{' '}
            </>
          )}
          {unfinished > 0 && (
            <>
              <Plural
                value={unfinished}
                one="# unfinished application will be lost."
                other="# unfinished applications will be lost."
              />{' '}
            </>
          )}
          {documents > 0 && (
            <>
              <Plural
                value={documents}
                one="# document has not been received yet and will be lost."
                other="# documents have not been received yet and will be lost."
              />{' '}
            </>
          )}
          <Trans>Delete all answers, documents and receipts from this phone?</Trans>
        </>
      }
      confirm={<Trans>Delete everything</Trans>}
      onConfirm={() => void deleteEverything()}
    >
      <Trans>Delete everything from this phone</Trans>
    </ConfirmButton>
  </Box>
)
