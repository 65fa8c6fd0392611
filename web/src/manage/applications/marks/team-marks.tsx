import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import StarIcon from '~icons/lucide/star'
import { MAX_TAGS } from '#shared/application/manager/marks.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CloseIcon, PlusIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { TagField } from './tag-field.tsx'
import { useMark } from './use-mark.ts'

/** The marks of the team on an application, to be seen and set: its star and its tags. Applicants never see them. */
export function TeamMarks({ application }: { application: Shown<'application'> }) {
  const { t } = useLingui()
  const mark = useMark()
  const [isAdding, setAdding] = useState(false)
  /** A tag that comes or goes is seen, and no control says so. */
  const [told, setTold] = useState('')
  const around = useRef<HTMLDivElement>(null)
  const { isStarred, tags } = application
  const isFull = tags.length >= MAX_TAGS
  const whyId = useId()
  const add = () => around.current?.querySelector<HTMLElement>('[data-add]')

  const close = () => {
    // Who leaves by Tab or a press has gone elsewhere; Escape leads back to the button.
    const isInside = around.current?.contains(document.activeElement)
    setAdding(false)
    if (isInside) requestAnimationFrame(() => add()?.focus())
  }
  const set = (tag: string) => {
    if (isFull) return close()
    mark.tag(application, tag, true)
    setTold(t`Tag set: ${tag}`)
  }
  const remove = (tag: string) => {
    mark.tag(application, tag, false)
    setTold(t`Tag taken away: ${tag}`)
    // Its button goes with it.
    add()?.focus()
  }
  return (
    <Flex ref={around} role="group" aria-label={t`Marks of the team`} gap="2" wrap="wrap" align="center">
      <Button variant="outline" aria-pressed={isStarred} css={starred} onClick={() => mark.star(application)}>
        <StarIcon />
        <Trans>Star</Trans>
      </Button>
      {tags.map((word) => (
        <Chip key={word}>
          <span>{word}</span>
          <button
            type="button"
            aria-label={t`Remove the tag ${word}`}
            title={t`Remove the tag ${word}`}
            onClick={() => remove(word)}
          >
            <CloseIcon />
          </button>
        </Chip>
      ))}
      {isAdding ? (
        <TagField without={tags} onChoose={set} onClose={close} />
      ) : (
        <Button
          data-add
          variant="ghost"
          css={low}
          aria-disabled={isFull}
          {...(isFull && { 'aria-describedby': whyId })}
          onClick={() => setAdding(!isFull)}
        >
          <PlusIcon />
          <Trans>Add tag</Trans>
        </Button>
      )}
      {isFull && (
        <Text id={whyId} fontSize="sm" color="fg.muted">
          <Trans>An application can have at most {MAX_TAGS} tags</Trans>
        </Text>
      )}
      <Box role="status" css={unseen}>
        {told}
      </Box>
    </Flex>
  )
}

const low = { '@media (pointer: fine)': { minHeight: '36px', paddingBlock: '4px' } } as const
const starred = {
  ...low,
  '&[aria-pressed=true] svg': { fill: 'currentColor', color: 'attention.fg' },
  '&[aria-pressed=true]': { background: 'attention.subtle', color: 'fg' },
} as const

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: '36px',
    paddingInlineStart: '12px',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '44px',
      minHeight: '44px',
      color: 'fg.muted',
      cursor: 'pointer',
      borderRadius: 'full',
      '@media (pointer: fine)': { minWidth: '32px', minHeight: '32px' },
    },
    '& svg': { width: '14px', height: '14px' },
  },
})
