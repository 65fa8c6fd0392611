import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronIcon } from '#web/kit/ui/icons.tsx'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { MenuButton } from '#web/manage/frame/menu/menu-button.tsx'
import { type View, writeView } from '#web/manage/applications/looking/application-view.ts'

const ViewsPanel = lazyPart(async () => (await import('#web/manage/applications/views/views-panel.tsx')).ViewsPanel)

interface ViewsMenuProps {
  organizationId: string
  view: View
  onOpen: (query: string, goneTag: string | undefined) => void
}

/** How the team looks at lists of applications. */
export function ViewsMenu({ organizationId, view, onOpen }: ViewsMenuProps) {
  const { t } = useLingui()
  return (
    <MenuButton
      name={t`Views`}
      variant="ghost"
      px="2"
      shows={
        <>
          <Trans>Views</Trans>
          <ChevronIcon />
        </>
      }
    >
      {(close) => (
        <ViewsPanel
          organizationId={organizationId}
          query={new URLSearchParams(writeView({ ...view, search: '' })).toString()}
          isSearching={view.search.trim() !== ''}
          onOpen={onOpen}
          onClose={close}
        />
      )}
    </MenuButton>
  )
}
