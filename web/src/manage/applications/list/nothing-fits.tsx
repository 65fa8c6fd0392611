import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { hasTag } from '#shared/application/manager/marks.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import type { View } from '#web/manage/applications/looking/application-view.ts'

interface NothingFitsProps {
  applications: readonly Shown<'application'>[]
  view: View
  onChange: (view: View) => void
}

/** What to do where the list is empty, for who sees it (who hears the page is told of the count): a tag that nobody carries says so, and goes at a press. */
export function NothingFits({ applications, view, onChange }: NothingFitsProps) {
  const { tag } = view
  const isGone = tag !== '' && !applications.some((each) => hasTag(each, tag))
  return (
    <Box mb="3">
      <Text color="fg.muted" overflowWrap="anywhere">
        {isGone ? (
          <Trans>No application of this process has the tag “{tag}”.</Trans>
        ) : (
          <Trans>No application fits. Choose another status, or look for something else.</Trans>
        )}
      </Text>
      <Flex mt="2">
        <Button
          variant="outline"
          onClick={() => {
            onChange({ ...view, tag: '', ...(!isGone && everybody) })
            // The button goes with what it removes.
            document.querySelector<HTMLElement>('[data-filters] button')?.focus()
          }}
        >
          {isGone ? <Trans>Look without this tag</Trans> : <Trans>Show all applications</Trans>}
        </Button>
      </Flex>
    </Box>
  )
}

const everybody = { status: 'all', isStarred: false, search: '' } as const

/** Of a view that was saved when somebody still carried the tag: the rest of it is shown. */
export const GoneTag = ({ tag }: { tag: string }) => (
  <Text mb="3" color="fg.muted" role="status" overflowWrap="anywhere">
    <Trans>Nobody carries the tag “{tag}” of this view any more. You see the rest of the view.</Trans>
  </Text>
)
