import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { applyLink } from '#web/kit/address/paths.ts'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { useCopy } from '#web/manage/ui/use-copy.ts'

interface ProcessCodeProps {
  process: Shown<'process'>
  /** What else can be done with it. */
  children?: ReactNode
}

/** The three ways in which applicants come to a process: its code, its link, its QR code. */
export function ProcessCode({ process: { code }, children }: ProcessCodeProps) {
  const { t } = useLingui()
  const copy = useCopy()
  const [isDrawing, setDrawing] = useState(false)
  if (!code) {
    return (
      <Text color="fg.muted" fontSize="sm" mt="4">
        <Trans>The code, the link and the QR code follow once this has been sent.</Trans>
      </Text>
    )
  }
  const link = applyLink(location.origin, code)

  const saveQrCode = async () => {
    setDrawing(true)
    try {
      const caption = t`With this QR code you can directly apply`
      const { drawQrCode } = await import('./qr-code/draw-qr-code.ts')
      saveFile(await drawQrCode({ caption, code, link }), `qr-code-${code}.png`)
    } catch {
      showToast({ tone: 'error', title: () => t`Failed to generate QR code` })
    } finally {
      setDrawing(false)
    }
  }

  return (
    <Box mt="4" p="3" bg="bg.subtle" borderRadius="md">
      <Text fontFamily="mono" fontSize="lg" fontWeight="bold" translate="no" css={{ letterSpacing: '0.15em' }}>
        {code}
      </Text>
      <Box asChild display="inline-flex" alignItems="center" minH="11" fontSize="sm" css={{ overflowWrap: 'anywhere' }}>
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </Box>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button
          variant="outline"
          aria-label={t`Copy link: ${code}`}
          onClick={() => void copy(link, () => t`Direct questionnaire link copied to clipboard!`)}
        >
          <Trans>Copy link</Trans>
        </Button>
        <Button
          variant="outline"
          disabled={isDrawing}
          aria-label={t`QR code: ${code}`}
          onClick={() => void saveQrCode()}
        >
          <Trans>QR code</Trans>
        </Button>
        {children}
      </Flex>
    </Box>
  )
}
