import { Trans, useLingui } from '@lingui/react/macro'
import { protocolKinds } from '#shared/handover/protocol.ts'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { kindNames } from '#web/manage/handover/draft/draft-labels.ts'

/** What a new protocol is about: asked, because roles, keys and the deposit follow from it. */
export function KindField() {
  const { i18n, t } = useLingui()
  return (
    <SelectField name="kind" label={<Trans>What it is about</Trans>}>
      <option value="">{t`Please choose`}</option>
      {protocolKinds.map((kind) => (
        <option key={kind} value={kind}>
          {i18n._(kindNames[kind])}
        </option>
      ))}
    </SelectField>
  )
}
