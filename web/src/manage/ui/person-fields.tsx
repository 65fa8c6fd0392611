import { Trans } from '@lingui/react/macro'
import { TextField } from '#web/kit/form/text-field.tsx'

/** Who somebody else is: nothing of one's own is filled in, and no name is corrected. */
export const PersonFields = () => (
  <>
    <TextField name="firstName" label={<Trans>First name</Trans>} autoComplete="off" spellCheck={false} />
    <TextField name="lastName" label={<Trans>Last name</Trans>} autoComplete="off" spellCheck={false} />
    <TextField
      name="email"
      label={<Trans>Email</Trans>}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  </>
)
