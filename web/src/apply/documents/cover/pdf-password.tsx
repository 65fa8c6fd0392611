import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'

/** Of a PDF that asks for one. It is used on the device alone, and kept nowhere. */
export function PdfPassword({ isWrong, onType }: { isWrong: boolean; onType: (password: string) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const open = () => typed !== '' && onType(typed)
  return (
    <LabelledControl
      id="pdf-password"
      label={t`Password of the PDF`}
      hint={<Trans>Used on this device alone. Saved here, the PDF can be read without it.</Trans>}
      error={isWrong ? t`The PDF does not open with this password.` : undefined}
      isErrorSaid
    >
      {(control) => (
        <Flex gap="2">
          <Input
            {...control}
            type="password"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter would go on to the next section.
              event.preventDefault()
              open()
            }}
          />
          <Button variant="outline" px="3" aria-disabled={typed === ''} onClick={open}>
            <Trans>Open PDF</Trans>
          </Button>
        </Flex>
      )}
    </LabelledControl>
  )
}
