import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDesk } from '#web/desk/use-desk.ts'
import { useOwnOrganization } from '#web/desk/use-own-organization.ts'
import { asShown } from './freeze.ts'
import { signedWhole } from './signed-whole.ts'
import { useWalk } from './use-walk.ts'
import { isDeviceFull } from '#web/local/device-full.ts'
import { readKeptFile } from '#web/local/protocol-files.ts'
import { releaseFile } from '#web/local/reserve-file.ts'
import { useKeepChange } from '#web/records/use-keep-change.ts'
import { useKeepPdf } from '#web/records/use-protocol-files.ts'
import { Button } from '#web/ui/button.ts'
import { Text } from '#web/ui/typography.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'
import { makePdf } from './make-pdf.ts'
import { hashOf } from '#web/local/hash.ts'

interface FinishSigningProps {
  signing: KeptSigning
  end: () => Promise<void>
  /** Where the document cannot be made. */
  wayOut: ReactNode
}

/**
 * All have signed: the document is made and kept, and only then the protocol counts as signed. A page that is killed in between
 * comes back here and does it again, with the same result.
 */
export function FinishSigning({ signing, end, wayOut }: FinishSigningProps) {
  const walk = useWalk()
  const { name = '' } = useOwnOrganization()
  const { desk } = useDesk()
  const keepPdf = useKeepPdf()
  const keep = useKeepChange()
  const [failure, setFailure] = useState<'device_full' | 'failed'>()
  const isRunning = useRef(false)

  const finish = async () => {
    const { frozen, signatures, language } = signing
    if (!frozen || isRunning.current) return
    isRunning.current = true
    setFailure(undefined)
    try {
      const { pdfId, asSigned, ...signed } = frozen
      const content = signedWhole(walk, signing) ?? asShown(walk)
      // One that was kept before the page was killed is the document, whatever a newer app would make.
      const bytes =
        (await readKeptFile(desk, pdfId)) ??
        (await makePdf({ ...content, organizationName: name, frozen, signatures, language }))
      // The space that was set aside is the document's now.
      await releaseFile(desk, pdfId)
      await keepPdf({ protocolId: walk.protocol.id, id: pdfId, bytes })
      const pdf = { id: pdfId, sha256: (await hashOf(bytes)) ?? '', size: bytes.length }
      await keep('signProtocol', {
        params: { id: walk.protocol.id },
        body: { ...signed, signatures, pdf },
        about: { entity: 'protocol', id: walk.protocol.id },
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
