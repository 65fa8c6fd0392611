import { Trans } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import type { Answers } from '#web/apply/storage/answers.ts'
import { Button } from '#web/kit/ui/button.ts'

/** Nobody types the same address twice. */
export function SameAddressButton({ index }: { index: number }) {
  const { getValues, setValue } = useFormContext<Answers>()
  return (
    <Button
      variant="outline"
      onClick={() =>
        setValue(
          `mainRenters.${index}.currentAddress`,
          { ...getValues('mainRenters.0.currentAddress') },
          { shouldDirty: true },
        )
      }
    >
      <Trans>Same address as the first renter</Trans>
    </Button>
  )
}
