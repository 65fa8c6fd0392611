import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { distinctTags, MAX_TAGS } from '#shared/application/manager/marks.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { TagField } from '#web/manage/applications/marks/tag-field.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'
import { openTo, useMarkMany } from './use-mark-many.ts'

interface TagManyProps {
  applications: readonly Shown<'application'>[]
  onClose: () => void
}

/** One tag for many: chosen or written, or taken away again; those that cannot take one more are counted, and left. */
export function TagManyDialog({ applications, onClose }: TagManyProps) {
  const mark = useMarkMany()
  // Choosing is closing: what comes after it is the toast, with its Undo.
  const [isOver, setOver] = useState(false)
  const [count, full] = [applications.length, applications.filter(({ tags }) => tags.length >= MAX_TAGS).length]
  const carried = distinctTags(applications.flatMap(({ tags }) => tags))
  const byAll = carried.filter((tag) => openTo(applications, tag, true).length === 0)
  return (
    <Dialog title={<Plural value={count} one="Tag # application" other="Tag # applications" />} onClose={onClose}>
      {(close) => {
        const bring = (tag: string, isTagged: boolean) => {
          if (isOver) return
          setOver(true)
          void mark.tag(applications, tag, isTagged)
          close()
        }
        return (
          // Room for what can be chosen.
          <Box display="grid" gap="4" alignContent="start" minH="20rem">
            <TagField without={byAll} onChoose={(tag) => bring(tag, true)} onClose={close} staysOpen />
            {full > 0 && (
              <Text color="fg.muted">
                <Plural
                  value={full}
                  one="# of them has 10 tags already, and stays as it is."
                  other="# of them have 10 tags already, and stay as they are."
                />
              </Text>
            )}
            {carried.length > 0 && (
              <Box as="section">
                <Heading as="h3" size="md" mb="2">
                  <Trans>Take away</Trans>
                </Heading>
                <Flex gap="2" wrap="wrap" maxH="12rem" css={{ overflowY: 'auto' }}>
                  {carried.map((tag) => (
                    <Button key={tag} variant="outline" overflowWrap="anywhere" onClick={() => bring(tag, false)}>
                      {tag}
                    </Button>
                  ))}
                </Flex>
              </Box>
            )}
          </Box>
        )
      }}
    </Dialog>
  )
}
