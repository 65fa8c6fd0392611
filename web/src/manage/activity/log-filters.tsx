import { Box } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type ActivitySubject, activitySubjects } from '#shared/activity/activity.ts'
import { DateField } from '#web/kit/form/date-field.tsx'
import { SelectField } from '#web/kit/form/later/select-field.tsx'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { filterOf, isAfterEnd, type LogForm } from './log-filter.ts'
import { useActors } from './use-actors.ts'

const subjectNames: Record<ActivitySubject, MessageDescriptor> = {
  application: msg`Applications`,
  process: msg`Application processes`,
  property: msg`Properties`,
  resident: msg`Residents`,
  protocol: msg`Handover protocols`,
  user: msg`Team`,
  organization: msg`Organization`,
}

/** What of the log is looked for, in a form of `LogForm`; folded on a phone. */
export function LogFilters({ organizationId }: { organizationId: string }) {
  const isWide = useMedia('(min-width: 48rem)')
  const { control } = useFormContext<LogForm>()
  const count = Object.keys(filterOf(useWatch({ control }))).length
  // Folded and unfolded by hand from then on.
  const [wasChosen] = useState(count > 0)
  const fields = (
    <Box
      display="grid"
      gap="3"
      mb="4"
      css={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' }}
    >
      <Fields organizationId={organizationId} />
    </Box>
  )
  if (isWide) return fields
  return (
    <Box mb="3" css={{ '& > details': { borderTop: 'none' } }}>
      <Disclosure
        isOpen={wasChosen}
        title={count === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({count} chosen)</Trans>}
      >
        {fields}
      </Disclosure>
    </Box>
  )
}

function Fields({ organizationId }: { organizationId: string }) {
  const { t, i18n } = useLingui()
  const actors = useActors(organizationId)
  const chosen = useWatch<LogForm, 'actorId'>({ name: 'actorId' })
  const [from, to] = useWatch<LogForm, ['from', 'to']>({ name: ['from', 'to'] })
  const isReversed = isAfterEnd(filterOf({ from, to }))
  const isUnknown = chosen !== '' && !actors.some(({ id }) => id === chosen)
  return (
    <>
      <SelectField name="subject" label={<Trans>About</Trans>}>
        <option value="">{t`Everything`}</option>
        <Options of={activitySubjects} words={(subject) => i18n._(subjectNames[subject])} />
      </SelectField>
      <SelectField name="actorId" label={<Trans>By whom</Trans>}>
        <option value="">{t`Everybody`}</option>
        {isUnknown && <option value={chosen}>{t`Somebody else`}</option>}
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="concerns" label={<Trans>Changes</Trans>}>
        <option value="">{t`All changes`}</option>
        <option value="me">{t`By others, after mine`}</option>
      </SelectField>
      <DateField name="from" label={<Trans>From day</Trans>} hint="" />
      <DateField name="to" label={<Trans>To day</Trans>} hint="" />
      <Box role="status" gridColumn="1 / -1" color="danger.fg" fontSize="sm" fontWeight="medium">
        {isReversed && <Trans>The first day is after the last one. No day lies between them.</Trans>}
      </Box>
    </>
  )
}
