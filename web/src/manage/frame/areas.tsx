import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import KeyIcon from '~icons/lucide/key-round'
import PeopleIcon from '~icons/lucide/users'
import ActivityIcon from '~icons/lucide/clock'
import ShieldIcon from '~icons/lucide/shield'
import { paths } from '#web/kit/address/paths.ts'
import { InBarRow } from '#web/kit/frame/frame.tsx'
import { HomeIcon } from '#web/kit/ui/icons.tsx'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { type AreaKey, areaOf } from './area-of.ts'
import { useKeyboardOnScreen } from './use-keyboard-on-screen.ts'
import { largeLetters } from '#web/kit/theme/large-letters.ts'

interface Area {
  key: AreaKey
  to: string
  words: ReactNode
  Icon: ComponentType
}

/** The places that one goes to; the last one is no daily one. */
function useAreas(): Area[] {
  const { person } = useManager()
  const overview = person.role === 'platform_owner' ? adminTabPath('properties') : paths.admin
  return [
    { key: 'overview', to: overview, words: <Trans>Overview</Trans>, Icon: HomeIcon },
    { key: 'handovers', to: paths.protocols, words: <Trans>Handovers</Trans>, Icon: KeyIcon },
    { key: 'team', to: paths.team, words: <Trans>Team</Trans>, Icon: PeopleIcon },
    { key: 'activity', to: paths.activity, words: <Trans>Activity</Trans>, Icon: ActivityIcon },
    { key: 'privacy', to: paths.dataProtection, words: <Trans>Data protection</Trans>, Icon: ShieldIcon },
  ]
}

/** In the line of the head, where there is room. */
export function AreasInLine() {
  const { t } = useLingui()
  const areas = useAreas()
  return (
    <LineNav aria-label={t`Areas`}>
      {areas.map((area) => (
        <AreaLink key={area.key} area={area} />
      ))}
    </LineNav>
  )
}

/**
 * At the thumb, in a row of its own; without the one that nobody needs daily, which is in the person's menu. A page's own actions
 * take its place, and so does a keyboard on the screen.
 */
export function AreasBelow() {
  const { t } = useLingui()
  const areas = useAreas().filter(({ key }) => key !== 'privacy')
  const isTyping = useKeyboardOnScreen()
  return (
    !isTyping && (
      <InBarRow>
        <BarNav aria-label={t`Areas`}>
          {areas.map((area) => (
            <AreaLink key={area.key} area={area} hasIcon />
          ))}
        </BarNav>
      </InBarRow>
    )
  )
}

function AreaLink({ area: { key, to, words, Icon }, hasIcon = false }: { area: Area; hasIcon?: boolean }) {
  const { pathname } = useLocation()
  const isHere = areaOf(pathname) === key
  // A page within an area is not its first page.
  const current = pathname === to.split('?')[0] ? 'page' : isHere
  return (
    <Link to={to} aria-current={current || undefined}>
      {hasIcon && <Icon />}
      {words}
    </Link>
  )
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: 600,
  textDecoration: 'none',
  outlineOffset: '-3px',
} as const

const LineNav = chakra('nav', {
  base: {
    display: 'flex',
    alignSelf: 'stretch',
    flexShrink: '0',
    fontSize: 'sm',
    '& a': {
      ...link,
      paddingInline: '10px',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      // The hairline of the head is the line that it stands on.
      marginBottom: '-1px',
      borderBottom: '3px solid transparent',
      borderTop: '3px solid transparent',
      '@media (hover: hover)': { '&:hover': { color: 'pine.fg' } },
    },
    '& a[aria-current]': { color: 'pine.fg', borderBottomColor: 'var(--chakra-colors-pine-fg)' },
  },
})

const BarNav = chakra('nav', {
  base: {
    display: 'flex',
    bg: 'bg',
    borderTopWidth: '1px',
    fontSize: 'sm',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '&:not(:only-child)': { display: 'none' },
    [largeLetters]: { flexWrap: 'wrap' },
    '& a': {
      ...link,
      flex: '1 1 auto',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      minHeight: '56px',
      lineHeight: 'tight',
      textAlign: 'center',
      color: 'fg.muted',
      borderTop: '3px solid transparent',
    },
    '& a[aria-current]': { color: 'pine.fg', borderTopColor: 'var(--chakra-colors-pine-fg)' },
  },
})
