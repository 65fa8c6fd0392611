import { chakra } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { formatNumber } from '#shared/format-number.ts'
import { formatMoney, totalRent } from '#shared/money.ts'
import { propertyTypeNames } from '#web/kit/i18n/texts.ts'
import { propertyPath, protocolsPath } from '#web/manage/addresses/record-paths.ts'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import { Name } from '#web/manage/facts/name.tsx'
import { useFrom } from '#web/manage/frame/way-back.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { HandoverIcon } from './handover-icon.tsx'
import { StandingMark } from './standing-mark.tsx'

interface PropertyRowProps {
  property: Shown<'property'>
  /** Null until it is known who lives there. */
  freeFrom: string | undefined | null
  today: string
}

/** A home in one line, or two on a phone: the whole of it leads to its page. */
export function PropertyRow({ property, freeFrom, today }: PropertyRowProps) {
  const { i18n, t } = useLingui()
  const from = useFrom()
  const { id, name, address, country, propertyType, rooms, squareMeters, baseRent, sideCosts, waiting } = property
  const said = [
    i18n._(propertyTypeNames[propertyType]),
    rooms !== null && plural(rooms, { one: '# room', other: '# rooms' }),
    `${formatNumber(squareMeters, i18n.locale)} m²`,
  ]
  return (
    <Row aria-labelledby={`property-${id}`}>
      <span data-part="name">
        <Link id={`property-${id}`} to={propertyPath(id)} state={from}>
          <Name>{name}</Name>
        </Link>
        <WaitingMark waiting={waiting} />
      </span>
      <span data-part="address">
        <Name>{address}</Name>
      </span>
      <span data-part="facts">{said.filter(Boolean).join(' · ')}</span>
      <span data-part="rent">{formatMoney(totalRent(baseRent, sideCosts), country)}</span>
      <span data-part="standing">{freeFrom === null ? '…' : <StandingMark from={freeFrom} today={today} />}</span>
      <Link
        data-part="handovers"
        to={protocolsPath(id)}
        state={from}
        aria-label={t`Handovers: ${name}`}
        title={t`Handovers`}
      >
        <HandoverIcon />
      </Link>
    </Row>
  )
}

const line = { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Plain elements, laid out from around them: hundreds pass by. */
const Row = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    // What stands below the rent takes no room from the name.
    gridTemplateColumns: 'minmax(0, 1fr) auto auto 44px',
    gridTemplateAreas: '"name name rent handovers" "address standing standing handovers"',
    columnGap: '12px',
    minHeight: '64px',
    paddingBlock: '4px',
    borderBottomWidth: '1px',
    overflow: 'clip',
    fontSize: 'sm',
    _hover: { bg: 'bg.subtle' },
    // The outline of the link is that of the row.
    '&:has([data-part=name] a:focus-visible)': { outline: '2px solid', outlineColor: 'pine.fg', outlineOffset: '-2px' },
    '& [data-part=name]': { gridArea: 'name', display: 'flex', gap: '8px', alignItems: 'center', minWidth: '0' },
    // A name is never cut: it is what the home is known by, and what is pressed.
    '& [data-part=name] a': {
      fontWeight: 600,
      lineHeight: '1.25',
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      outline: 'none',
      // As high as a finger needs, without taking the room.
      paddingBlock: '14px',
      marginBlock: '-14px',
    },
    '& [data-part=name] a::after': { content: '""', position: 'absolute', inset: '0' },
    '& [data-part=name] button': { position: 'relative', minHeight: '32px' },
    '& [data-part=standing] span': { whiteSpace: 'nowrap' },
    '& [data-part=address]': { ...line, gridArea: 'address', color: 'fg.muted' },
    '& [data-part=facts]': { ...line, display: 'none', color: 'fg.muted' },
    '& [data-part=rent]': {
      gridArea: 'rent',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=standing]': { gridArea: 'standing', textAlign: 'end', whiteSpace: 'nowrap', color: 'fg.muted' },
    '& [data-part=handovers]': {
      gridArea: 'handovers',
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '44px',
      color: 'pine.fg',
      borderRadius: 'md',
      _hover: { bg: 'pine.subtle' },
    },
    '@media (min-width: 48rem)': {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(13.5rem, 1.4fr) 5.5rem 8.5rem 44px',
      gridTemplateAreas: '"name address facts rent standing handovers"',
      minHeight: '48px',
      paddingBlock: '0',
      '& [data-part=facts]': { display: 'block', gridArea: 'facts' },
      '& [data-part=standing]': { textAlign: 'start' },
    },
  },
})
