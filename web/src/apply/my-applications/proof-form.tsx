import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'

/** Asks for what only the person knows. Nothing offers to keep it on the device. */
export function ProofForm({ isBusy, onProof }: { isBusy: boolean; onProof: (proof: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const proof = typed.trim()
  return (
    <Box asChild display="grid" gap="3">
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (proof && !isBusy) onProof(proof)
        }}
      >
        <LabelledControl
          id={id}
          label={<Trans>Date of birth or email address</Trans>}
          hint={
            <Trans>Of a main renter, as in the application. So nobody else who takes up this device can see it.</Trans>
          }
          error={undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </LabelledControl>
        <Button type="submit" justifySelf="start" disabled={!proof || isBusy}>
          {isBusy ? <Trans>One moment...</Trans> : <Trans>Show</Trans>}
        </Button>
      </form>
    </Box>
  )
}
