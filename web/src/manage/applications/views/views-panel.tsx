import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { areSameWords } from '#shared/same-words.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { type Shown, useFeed, useRecords, useTags } from '#web/manage/records/use-records.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { SaveView } from './save-view.tsx'
import { useRemoveView } from './use-remove-view.ts'
import { low, ViewLine } from './view-line.tsx'

export interface ViewsPanelProps {
  organizationId: string
  /** What is looked at now, as it stands in the address. */
  query: string
  /** Something is looked for, which is not part of it. */
  isSearching: boolean
  /** @param goneTag what it names and nobody carries any more */
  onOpen: (query: string, goneTag: string | undefined) => void
  onClose: () => void
}

/** The views of the team: one is opened, saved, called otherwise, deleted. */
export function ViewsPanel({ organizationId, query, isSearching, onOpen, onClose }: ViewsPanelProps) {
  const remove = useRemoveView()
  const goneTagOf = useGoneTag()
  const views = useRecords('view', organizationId)?.toSorted((a, b) => compare(a.name, b.name))
  return (
    <Box px="2" fontSize="sm" w="20rem" maxW="full">
      {views?.length === 0 && (
        <Text px="2" pb="2" color="fg.muted" fontSize="sm">
          <Trans>Choose filters, an order and columns, and save them here for the team.</Trans>
        </Text>
      )}
      <Box as="ul" listStyleType="none">
        {views?.map((view) => (
          <ViewLine
            key={view.id}
            view={view}
            isOpen={view.query === query}
            onOpen={() => {
              onOpen(view.query, goneTagOf(view))
              onClose()
            }}
            onRemove={() => {
              // The button goes with what it removes.
              onClose()
              remove(view)
            }}
          />
        ))}
      </Box>
      <DialogButton
        variant="outline"
        w="full"
        mt="2"
        css={low}
        renderDialog={(close) => (
          <SaveView
            organizationId={organizationId}
            views={views ?? []}
            query={query}
            isSearching={isSearching}
            onClose={close}
          />
        )}
      >
        <PlusIcon />
        <Trans>Save this view…</Trans>
      </DialogButton>
    </Box>
  )
}

const { compare } = new Intl.Collator()

/** Of a view the tag that no application of the organization carries any more, as far as that is known for certain. */
function useGoneTag() {
  const tags = useTags()
  const { isComplete } = useFeed()
  return ({ query }: Shown<'view'>): string | undefined => {
    const tag = new URLSearchParams(query).get('tag')
    return tag && isComplete && tags && !tags.some((each) => areSameWords(each, tag)) ? tag : undefined
  }
}
