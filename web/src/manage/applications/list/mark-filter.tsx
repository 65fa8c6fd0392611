import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import StarIcon from '~icons/lucide/star'
import { distinctTags } from '#shared/application/manager/marks.ts'
import { areSameWords } from '#shared/same-words.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import { TagIcon } from '#web/manage/applications/marks/tag-icon.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Options } from '#web/manage/ui/options.tsx'
import type { View } from '#web/manage/applications/looking/application-view.ts'
import { FilterButton } from './status-filter.tsx'

interface MarkFilterProps {
  /** Undefined while they are read. */
  applications: readonly Shown<'application'>[] | undefined
  view: View
  onChange: (view: View) => void
}

/** Only those with the star, or with a tag; of tags only those that somebody here carries can be chosen, and none is no choice. */
export function MarkFilter({ applications, view, onChange }: MarkFilterProps) {
  const { t } = useLingui()
  const carried = useMemo(() => distinctTags((applications ?? []).flatMap(({ tags }) => tags)), [applications])
  const chosen = carried.find((tag) => areSameWords(tag, view.tag)) ?? view.tag
  const tags = chosen === '' || carried.includes(chosen) ? carried : [chosen, ...carried]
  return (
    <Flex gap="1" align="center">
      <FilterButton
        type="button"
        aria-label={t`Starred`}
        title={t`Starred`}
        aria-pressed={view.isStarred}
        css={star}
        onClick={() => onChange({ ...view, isStarred: !view.isStarred })}
      >
        <StarIcon />
      </FilterButton>
      {tags.length > 0 && (
        <Box position="relative" maxW="9rem" css={withIcon}>
          <TagIcon />
          <Select
            aria-label={t`Tag`}
            title={chosen || t`All tags`}
            value={chosen}
            css={chosen ? lowField : { ...lowField, ...shortField }}
            onChange={(event) => onChange({ ...view, tag: event.currentTarget.value })}
          >
            <Options of={['', ...tags]} words={(tag) => tag || t`All tags`} />
          </Select>
        </Box>
      )}
    </Flex>
  )
}

const star = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  '& svg': { width: '16px', height: '16px' },
  '&[aria-pressed=true] svg': { fill: 'currentColor' },
  '@media (pointer: fine)': { minWidth: '36px', paddingInline: '4px' },
} as const

const withIcon = {
  '& > svg': {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: '8px',
    top: 'calc(50% - 8px)',
    width: '16px',
    height: '16px',
    pointerEvents: 'none',
  },
} as const
const lowField = {
  textOverflow: 'ellipsis',
  paddingInlineStart: '30px',
  paddingInlineEnd: '32px',
  '@media (pointer: fine)': { minHeight: '36px', paddingBlock: '4px', fontSize: '14px' },
} as const
/** A sign and no words, as long as there is nothing to say. */
const shortField = { width: '60px', paddingInlineEnd: '0', color: 'transparent' } as const
