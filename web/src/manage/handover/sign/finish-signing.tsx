import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { asShown } from '#web/manage/handover/signed/freeze.ts'
import { makePdf } from '#web/manage/handover/signed/make-pdf.ts'
import { signedWhole } from '#web/manage/handover/signed/signed-whole.ts'
import { useKeepChange } from '#web/manage/records/use-keep-change.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useOwnOrganization } from '#web/manage/records/use-own-organization.ts'
import { useKeepFile } from '#web/manage/records/use-protocol-files.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { readKeptFile } from '#web/manage/storage/protocol-files.ts'
import { releaseFile } from '#web/manage/storage/reserve-file.ts'

interface FinishSigningProps {
  signing: KeptSigning
  end: () => Promise<void>
  /** Where the document cannot be made. */
  wayOut: ReactNode
}

/**
 * All have answered, and it is finished: the document is made and kept, and only then the protocol counts as signed. A page that is
 * killed in between comes back here and does it again, with the same result.
 */
export function FinishSigning({ signing, end, wayOut }: FinishSigningProps) {
  const draft = useProtocolDraft()
  const { name = '' } = useOwnOrganization()
  const { database } = useManager()
  const keepFile = useKeepFile()
  const keep = useKeepChange()
  const [failure, setFailure] = useState<'device_full' | 'failed'>()
  const isRunning = useRef(false)

  const finish = async () => {
    const { frozen, signatures, language } = signing
    if (!frozen || isRunning.current) return
    isRunning.current = true
    setFailure(undefined)
    try {
      const { pdfId, asSigned, isFinal: _isFinal, beside: _beside, ...signed } = frozen
      const content = signedWhole(draft, signing) ?? asShown(draft)
      // One that was kept before the page was killed is the document, whatever a newer app would make.
      const bytes =
        (await readKeptFile(database, pdfId)) ??
        (await makePdf({ ...content, organizationName: name, frozen, signatures, language }))
      // The space that was set aside is the document's now.
      await releaseFile(database, pdfId)
      await keepFile({ protocolId: draft.protocol.id, id: pdfId, kind: 'pdf', bytes, takenAt: null, drawing: null })
      const pdf = { id: pdfId, sha256: (await hashOf(bytes)) ?? '', size: bytes.length }
      await keep('signProtocol', {
        params: { id: draft.protocol.id },
        body: { ...signed, signatures, pdf, language },
        about: { entity: 'protocol', id: draft.protocol.id },
        ...(asSigned && { asSigned }),
      })
      await end()
    } catch (error) {
      setFailure(isDeviceFull(error) ? 'device_full' : 'failed')
    } finally {
      isRunning.current = false
    }
  }
  const begin = useRef(finish)
  useEffect(() => {
    begin.current = finish
  })
  useEffect(() => void begin.current(), [])

  return (
    <Box py="6">
      <Text role="status" fontSize="lg" fontWeight="semibold">
        {failure === undefined && (
          <Trans>Everybody has had their turn. The document is being made and kept on this device...</Trans>
        )}
      </Text>
      {failure !== undefined && (
        <>
          <Text role="alert" color="danger.fg" mb="3">
            {failure === 'device_full' ? (
              <Trans>
                This device has no space left for the document. The signatures are kept. Please free some space and try
                again.
              </Trans>
            ) : (
              <Trans>The document could not be made. The signatures are kept. Please try again.</Trans>
            )}
          </Text>
          <Button size="lg" w="full" onClick={() => void finish()}>
            <Trans>Try again</Trans>
          </Button>
          {wayOut}
        </>
      )}
    </Box>
  )
}
