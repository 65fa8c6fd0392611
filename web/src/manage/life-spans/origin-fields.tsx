import { Trans } from '@lingui/react/macro'
import { DateField } from '#web/kit/form/date-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'

/** Where life spans come from, and since when they hold: both are asked, and nothing is put in their place. */
export const OriginFields = ({ isAgreed }: { isAgreed: boolean }) =>
  isAgreed ? (
    <>
      <TextField name="source" label={<Trans>Name of the agreement</Trans>} autoComplete="off" />
      <DateField name="since" label={<Trans>Date of the agreement</Trans>} />
    </>
  ) : (
    <>
      <TextField
        name="source"
        label={<Trans>Where it comes from</Trans>}
        hint={<Trans>Such as an association and the edition of its table</Trans>}
        autoComplete="off"
      />
      <DateField name="since" label={<Trans>Since when it holds</Trans>} />
    </>
  )
