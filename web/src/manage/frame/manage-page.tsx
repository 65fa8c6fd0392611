import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FocusEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { SkipLink } from '#web/kit/frame/skip-link.tsx'
import { useDocumentTitle } from '#web/kit/frame/use-document-title.ts'
import { adminTabPath } from '#web/manage/addresses/record-paths.ts'
import { useUndoKey } from '#web/manage/changes/use-undo-key.ts'
import { useHandedOut } from '#web/manage/records/use-handed-out.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { ManageHeader } from './manage-header.tsx'

interface ManagePageProps {
  /** Of the document, before the product's name. */
  title: string
  /** A page of the platform, and of no organization that somebody works with. */
  isOfPlatform?: boolean
  /** Takes the room that a desk has, for what stands side by side. */
  isBroad?: boolean
  children: ReactNode
}

/** The frame of the admin area (manager.md, Frame). */
export function ManagePage({ title, isOfPlatform = false, isBroad = false, children }: ManagePageProps) {
  const { organizationId } = useManager()
  const isOfOrganization = organizationId !== null && !isOfPlatform
  /** Who signs on this device sees nothing of what managers do. */
  const isHandedOut = useHandedOut() != null
  useDocumentTitle(title)
  useUndoKey()
  return (
    <>
      {!isHandedOut && (
        <>
          <SkipLink />
          <ManageHeader isOfOrganization={isOfOrganization} />
          {isOfOrganization && <ManageTabs />}
        </>
      )}
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        flex="1"
        w="full"
        maxW={isBroad ? '100rem' : 'wide'}
        mx="auto"
        px="4"
        py={isBroad ? '4' : '6'}
      >
        {children}
      </Box>
    </>
  )
}

function ManageTabs() {
  const { t } = useLingui()
  const { person } = useManager()
  return (
    <Box asChild borderBottomWidth="1px">
      <nav aria-label={t`Areas`}>
        <Flex maxW="wide" mx="auto" px="4" gap="1" css={tabStyle}>
          <Tab to={person.role === 'platform_owner' ? adminTabPath('properties') : paths.admin}>
            <Trans>Overview</Trans>
          </Tab>
          <Tab to={paths.protocols}>
            <Trans>Handovers</Trans>
          </Tab>
          <Tab to={paths.team}>
            <Trans>Team</Trans>
          </Tab>
          <Tab to={paths.activity}>
            <Trans>Activity</Trans>
          </Tab>
          <Tab to={paths.dataProtection}>
            <Trans>Data protection</Trans>
          </Tab>
        </Flex>
      </nav>
    </Box>
  )
}

/** The browser is content with the edge of a link in a strip that scrolls sideways. Not while a finger presses it. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function Tab({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link to={to} aria-current={pathname === to.split('?')[0] ? 'page' : undefined} onFocus={showWhole}>
      {children}
    </Link>
  )
}

const tabStyle = {
  overflowX: 'auto',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '12px',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
    outlineOffset: '-3px',
  },
  '& a[aria-current=page]': {
    color: 'var(--chakra-colors-pine-fg)',
    borderBottomColor: 'var(--chakra-colors-pine-fg)',
  },
} as const
