import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/dates.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'

/** Where life spans come from, and since when they hold: both are asked, and nothing is put in their place. */
export function OriginFields({ isAgreed }: { isAgreed: boolean }) {
  const { t } = useLingui()
  // A day that is over: one that is still to come is refused.
  const example = formatDate(`${localToday().slice(0, 4)}-01-01`)
  const hint = t`For example ${example}`
  return isAgreed ? (
    <>
      <TextField name="source" label={<Trans>Name of the agreement</Trans>} autoComplete="off" />
      <DateField name="since" label={<Trans>Date of the agreement</Trans>} hint={hint} />
    </>
  ) : (
    <>
      <TextField
        name="source"
        label={<Trans>Where it comes from</Trans>}
        hint={<Trans>Such as an association and the edition of its table</Trans>}
        autoComplete="off"
      />
      <DateField name="since" label={<Trans>Since when it holds</Trans>} hint={hint} />
    </>
  )
}
