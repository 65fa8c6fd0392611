import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MAX_TAG_LENGTH } from '#shared/application/manager/marks.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { useTags } from '#web/manage/records/use-records.ts'
import { findTags } from './find-tags.ts'

interface TagFieldProps {
  /** Those that are not to be chosen: they are set already. */
  without: readonly string[]
  onChoose: (tag: string) => void
  onClose: () => void
  /** Something else around it is closed, and not by leaving the field. */
  staysOpen?: boolean
}

/** A tag of the organization, found by typing, or a new one: what can be chosen stands below the field, which keeps the focus. */
export function TagField({ without, onChoose, onClose, staysOpen = false }: TagFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  /** Which of the choices the arrows have led to. */
  const [at, setAt] = useState(-1)
  const { tags, fresh, same } = findTags(typed, useTags() ?? [], without)
  const choices = fresh === undefined ? tags : [...tags, fresh]
  const active = choices[Math.min(at, choices.length - 1)]
  // What was typed is meant as it stands, unless an arrow has led to another.
  const meant = active ?? same ?? fresh
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const choose = (tag: string) => {
    onChoose(tag)
    setTyped('')
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && choices.length > 0) setAt((Math.max(at, step > 0 ? -1 : 0) + step + choices.length) % choices.length)
    else if (event.key === 'Enter' && meant !== undefined) choose(meant)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Box position="relative" w="16rem" maxW="full" onBlur={() => staysOpen || onClose()}>
      <Input
        ref={field}
        role="combobox"
        aria-label={t`Add tag`}
        aria-expanded={choices.length > 0}
        aria-autocomplete="list"
        aria-controls={id}
        {...(active !== undefined && { 'aria-activedescendant': optionId(id, choices.indexOf(active)) })}
        placeholder={t`Find a tag, or write a new one`}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TAG_LENGTH}
        value={typed}
        css={{ '@media (pointer: fine)': { minHeight: '36px', paddingBlock: '4px', fontSize: '14px' } }}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(-1)
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        as="ul"
        ref={list}
        id={id}
        role="listbox"
        aria-label={t`Tags`}
        css={choices.length > 0 ? below : { display: 'none' }}
        // A press here must not take the focus from the field, which would close the list.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {choices.map((tag, place) => (
          <Box
            as="li"
            key={tag}
            id={optionId(id, place)}
            role="option"
            aria-selected={tag === active}
            css={option}
            bg={tag === active ? 'pine.subtle' : undefined}
            onClick={() => choose(tag)}
          >
            {tag === fresh ? <Trans>New tag: {tag}</Trans> : tag}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const optionId = (id: string, at: number) => `${id}-${at}`

const below = {
  position: 'absolute',
  zIndex: 'skip',
  insetInline: 0,
  top: '100%',
  marginTop: '4px',
  maxHeight: '16rem',
  overflowY: 'auto',
  listStyleType: 'none',
  background: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'line.field',
  borderRadius: 'md',
} as const

const option = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '12px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media (pointer: fine)': { minHeight: '32px' },
} as const
