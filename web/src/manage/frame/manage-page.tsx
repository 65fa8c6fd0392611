import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { InTopRow } from '#web/kit/frame/frame.tsx'
import { SkipLink } from '#web/kit/frame/skip-link.tsx'
import { useDocumentTitle } from '#web/kit/frame/use-document-title.ts'
import { useMedia } from '#web/kit/ui/use-media.ts'
import { useUndoKey } from '#web/manage/changes/use-undo-key.ts'
import { useHandedOut } from '#web/manage/records/use-handed-out.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { AreasBelow } from './areas.tsx'
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
  const handedOut = useHandedOut()
  const isHandedOut = handedOut != null
  useDocumentTitle(title)
  // Nor takes anything of it back.
  useUndoKey(handedOut !== null)
  return (
    <>
      {!isHandedOut && <AroundPage isOfOrganization={isOfOrganization} />}
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        // A new page has the focus: what it is called is read out.
        aria-label={title}
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

/** On a desk one line that stays at the top; on a phone the head goes with the page, and the places are at the thumb. */
function AroundPage({ isOfOrganization }: { isOfOrganization: boolean }) {
  const isDesk = useMedia('(min-width: 62rem) and (min-height: 25.01rem)')
  const head = (
    <>
      <SkipLink />
      <ManageHeader isOfOrganization={isOfOrganization} hasAreas={isDesk} />
    </>
  )
  if (isDesk) return <InTopRow>{head}</InTopRow>
  return (
    <>
      {head}
      {isOfOrganization && <AreasBelow />}
    </>
  )
}
