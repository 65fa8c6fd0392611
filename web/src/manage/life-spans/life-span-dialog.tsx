import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { lifeSpansIn } from '#shared/handover/room/life-spans.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { hasBegunBy, isSameSpan, newLifeSpan, type OwnLifeSpan } from '#shared/life-span/own-table.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { RulesDialog } from '#web/manage/ui/dialog/rules-dialog.tsx'
import { NumberField } from '#web/manage/ui/number-field.tsx'
import type { KeptSpan } from './kept-life-spans.ts'
import { OriginFields } from './origin-fields.tsx'
import { useChangeLifeSpans, useOwnLifeSpans } from './use-life-spans.ts'
import { useLifeSpanNames } from './use-life-span-names.ts'

interface LifeSpanDialogProps {
  organizationId: string
  country: HomeCountry
  /** What it begins with. */
  span?: Partial<OwnLifeSpan>
  /** What it is called is settled: of a published one, of one that is changed at a defect. */
  isNamed?: boolean
  /** Comes in the place of the entry that it begins with. */
  isChange?: boolean
  /** Waits on this device, until it stands in the table. */
  waiting?: KeptSpan
  onClose: () => void
}

/** Sets one life span in the table of the organization. */
export function LifeSpanDialog(props: LifeSpanDialogProps) {
  const { organizationId, country, span = {}, isNamed = false, isChange = false, waiting, onClose } = props
  const { nameOf, meantBy } = useLifeSpanNames()
  const change = useChangeLifeSpans(organizationId, country)
  const table = useOwnLifeSpans(organizationId)?.[country] ?? []
  const before = span.name
  const meant = (name: string) => meantBy(name, country, table)
  const isTaken = (name: string) =>
    !isNamed &&
    !(isChange && before !== undefined && isSameSpan(before, name)) &&
    table.some((each) => isSameSpan(each.name, meant(name)))
  const rules = newLifeSpan.check(
    z.refine(({ name }) => !isTaken(name), { error: 'life_span_twice' satisfies IssueCode, path: ['name'] }),
    hasBegunBy(localToday(), span.since),
  )
  const { years = null, freeYears = 0, restPercent = 0, source = '', since = '' } = span
  return (
    <RulesDialog
      isLong
      rules={rules}
      values={{ name: before ?? '', years: years as number, freeYears, restPercent, source, since }}
      title={isNamed && before !== undefined ? nameOf(before) : <Trans>Life span</Trans>}
      confirm={<Trans>Take into the table</Trans>}
      onSubmit={async (said) => {
        const name = isNamed ? said.name : meant(said.name)
        const removed = isChange && before !== undefined && !isSameSpan(before, name) ? [before] : []
        return change({ set: [{ ...said, name }], removed }, waiting)
      }}
      onClose={onClose}
    >
      {!isNamed && <TextField name="name" label={<Trans>What it is</Trans>} autoComplete="off" />}
      <NumberField name="years" label={<Trans>Life span in years</Trans>} empty={null} />
      <NumberField
        name="freeYears"
        label={<Trans>Years without abatement</Trans>}
        hint={<Trans>In which it loses nothing yet (franchise). Usually none.</Trans>}
        optional
      />
      <NumberField
        name="restPercent"
        label={<Trans>What remains at the end, in percent</Trans>}
        hint={<Trans>However old it is (quote-part résiduelle). Usually nothing.</Trans>}
        optional
      />
      <OriginFields isAgreed={lifeSpansIn(country) === 'agreed'} />
    </RulesDialog>
  )
}
