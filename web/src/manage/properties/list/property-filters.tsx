import { Box, Flex } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { homeCountries } from '#shared/home-countries.ts'
import { propertyTypes } from '#shared/property/property.ts'
import { propertyTypeNames, useTexts } from '#web/kit/i18n/texts.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { Choice } from '#web/manage/ui/choice.tsx'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { type PropertyView, propertyOrders, standings } from './property-view.ts'
import { standingNames } from './standing-names.ts'

interface PropertyFiltersProps {
  view: PropertyView
  onChange: (view: PropertyView) => void
}

const orderNames = { name: msg`Name`, rent: msg`Rent`, 'free-from': msg`Free from` }

/** How to find a home; on a phone what is chosen more rarely is folded. */
export function PropertyFilters({ view, onChange }: PropertyFiltersProps) {
  const { t } = useLingui()
  const id = useId()
  const isWide = useMedia('(min-width: 62rem)')
  const chosen = [view.country !== 'all', view.type !== 'all', view.standing !== 'all', view.order !== 'name']
  const count = chosen.filter(Boolean).length
  // Folded and unfolded by hand from then on.
  const [wasChosen] = useState(count > 0)
  const search = (
    <LabelledControl id={id} label={<Trans>Search</Trans>} error={undefined}>
      {(control) => (
        <Input
          {...control}
          type="search"
          autoComplete="off"
          placeholder={t`Name, address or code`}
          value={view.search}
          onChange={(event) => onChange({ ...view, search: event.currentTarget.value })}
        />
      )}
    </LabelledControl>
  )
  const choices = <Choices view={view} onChange={onChange} />
  if (isWide) {
    return (
      <Flex gap="3" mb="4" css={{ '& > *': { flex: '1 1 0' }, '& > :first-of-type': { flexGrow: 1.6 } }}>
        {search}
        {choices}
      </Flex>
    )
  }
  return (
    <Box mb="3">
      {search}
      <Box css={{ '& > details': { borderTop: 'none' } }}>
        <Disclosure
          isOpen={wasChosen}
          title={count === 0 ? <Trans>Filter and order</Trans> : <Trans>Filter and order ({count} chosen)</Trans>}
        >
          <Box display="grid" gap="3" pb="2" css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            {choices}
          </Box>
        </Disclosure>
      </Box>
    </Box>
  )
}

function Choices({ view, onChange }: PropertyFiltersProps) {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const change = (field: keyof PropertyView) => (value: string) => onChange({ ...view, [field]: value })
  return (
    <>
      <Choice label={<Trans>Country</Trans>} value={view.country} onChange={change('country')}>
        <option value="all">{t({ message: 'All', context: 'of one filter' })}</option>
        <Options of={homeCountries} words={texts.country} />
      </Choice>
      <Choice label={<Trans>Property type</Trans>} value={view.type} onChange={change('type')}>
        <option value="all">{t({ message: 'All', context: 'of one filter' })}</option>
        <Options of={propertyTypes} words={(type) => (type === 'other' ? t`Other` : i18n._(propertyTypeNames[type]))} />
      </Choice>
      <Choice label={<Trans>Free or let</Trans>} value={view.standing} onChange={change('standing')}>
        <option value="all">{t({ message: 'All', context: 'of one filter' })}</option>
        <Options of={standings} words={(standing) => i18n._(standingNames[standing])} />
      </Choice>
      <Choice label={<Trans>Order</Trans>} value={view.order} onChange={change('order')}>
        <Options of={propertyOrders} words={(order) => i18n._(orderNames[order])} />
      </Choice>
    </>
  )
}
