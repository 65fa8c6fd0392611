import { Box, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { LanguageSwitcher } from '#web/kit/frame/language-switcher.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { personName, useManager } from '#web/manage/records/use-manager.ts'
import { useOrganizationName } from '#web/manage/records/use-own-organization.ts'
import { roleNames } from '#web/manage/ui/role-badge.tsx'
import { ChosenColours, ColoursSwitcher, useColours } from './colours.tsx'
import { oneLine } from '#web/kit/ui/fitting.ts'
import { initialsOf } from './initials-of.ts'
import { MenuRow } from '#web/manage/frame/menu/menu-row.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { useDisclosed } from '#web/manage/frame/menu/use-disclosed.ts'
import { panelPlace, panelStyle } from '#web/manage/frame/menu/panel-style.ts'

interface PersonMenuProps {
  /** Whether the page is about the organization that somebody works with. */
  isOfOrganization: boolean
  /** The places that have no room elsewhere. */
  children?: ReactNode
}

/** Who is here, and what is theirs: language, colours, the way out. */
export function PersonMenu({ isOfOrganization, children }: PersonMenuProps) {
  const { t, i18n } = useLingui()
  const { person } = useManager()
  const id = useId()
  // Else the head has no room for their name.
  const isWide = useMedia('(min-width: 80rem)')
  const { isOpen, around, button, toggle, close } = useDisclosed()
  const [colours, chooseColours] = useColours()
  const name = personName(person)
  const role = i18n._(roleNames[person.role])
  return (
    <Box ref={around} position="relative" flex="none" css={panelPlace}>
      <ChosenColours colours={colours} />
      <Button
        ref={button}
        variant="ghost"
        px="1"
        gap="2"
        textAlign="start"
        {...(!isWide && { 'aria-label': name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <Initials aria-hidden="true" data-initials={initialsOf(name)} />
        {isWide && (
          <Box as="span" maxW="11rem" fontSize="sm">
            <Box as="span" display="block" color="fg" css={oneLine}>
              {name}
            </Box>
            <Box as="span" display="block" color="fg.muted" fontWeight="normal" css={oneLine}>
              {role}
            </Box>
          </Box>
        )}
      </Button>
      {isOpen && (
        <Box id={id} role="group" aria-label={name} css={panel}>
          <Box px="4" pb="2" mb="2" borderBottomWidth="1px">
            <Text fontWeight="semibold">{name}</Text>
            <Text color="fg.muted" fontSize="sm">
              {role}
            </Text>
            {isOfOrganization && <OrganizationLine />}
          </Box>
          {/* A link leads away, also where it leads to the page that is there. */}
          <Box onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}>
            {children}
            {person.role === 'platform_owner' && (
              <Link to={paths.platform}>
                <Trans>Platform</Trans>
              </Link>
            )}
          </Box>
          <MenuRow words={t`Language`}>
            <LanguageSwitcher />
          </MenuRow>
          <MenuRow words={t`Colours`}>
            <ColoursSwitcher colours={colours} onChoose={chooseColours} />
          </MenuRow>
          <SignOutButton />
        </Box>
      )}
    </Box>
  )
}

const OrganizationLine = () => (
  <Text color="fg.muted" fontSize="sm">
    {useOrganizationName()}
  </Text>
)

/** Drawn, and no words: who looks and who listens are told the whole name. */
const Initials = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '8',
    borderRadius: 'full',
    bg: 'pine.subtle',
    fontSize: 'sm',
    '&::before': { content: 'attr(data-initials)' },
  },
})

const panel = {
  ...panelStyle,
  minWidth: 'min(17rem, 100vw - 2rem)',
  // Around what reaches to the edge: there it would be cut.
  '& select': { outlineOffset: '-3px' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '16px',
    textDecoration: 'none',
    outlineOffset: '-3px',
    '@media (hover: hover)': { '&:hover': { background: 'pine.subtle' } },
  },
} as const
