import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import TurnIcon from '~icons/lucide/rotate-cw'
import { newId } from '#shared/ids.ts'
import type { Picture } from '#web/apply/storage/documents/document-pages.ts'
import { type Area, turnedArea, turnedSize } from '#web/kit/photos/covered.ts'
import { Button } from '#web/kit/ui/button.ts'
import type { Size } from '#web/kit/photos/photo-size.ts'
import { useObjectUrl } from '#web/kit/ui/later/use-object-url.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { CoveredPicture } from './covered-picture.tsx'
import type { DrawnChanges } from './use-drawing.ts'

interface CoveringProps {
  picture: Picture
  changes: DrawnChanges
  /** What will be written across it. */
  mark: string | undefined
  onChange: (changes: DrawnChanges) => void
}

/** What can be done to a page before it is kept so. */
export function Covering({ picture: { bytes, size }, changes, mark, onChange }: CoveringProps) {
  const { t } = useLingui()
  const { turns, covered } = changes
  const address = useObjectUrl(bytes)
  const [selected, setSelected] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  const shown = turnedSize(size, turns)
  const cover = (next: DrawnChanges['covered']) => onChange({ ...changes, covered: next })
  const add = (area: Area) => {
    const id = newId()
    cover([...covered, { ...area, id }])
    setSelected(id)
  }
  const uncover = (gone: string) => {
    cover(covered.filter(({ id }) => id !== gone))
    setSelected(undefined)
    addButton.current?.focus()
  }
  const count = covered.length
  const marked = covered.find(({ id }) => id === selected) ?? covered.at(-1)
  return (
    <div>
      {address && (
        <CoveredPicture
          {...{ address, size, turns, covered, mark, selected }}
          onSelect={setSelected}
          onCover={add}
          onMove={(area) => cover(covered.map((each) => (each.id === area.id ? area : each)))}
          onUncover={uncover}
        />
      )}
      <Flex gap="2" wrap="wrap" mt="3" css={lowText}>
        <Button
          variant="outline"
          size="icon"
          aria-label={t`Turn`}
          title={t`Turn`}
          onClick={() =>
            onChange({ ...changes, turns: (turns + 1) % 4, covered: covered.map((area) => turnedArea(area, shown)) })
          }
        >
          <TurnIcon />
        </Button>
        <Button ref={addButton} variant="outline" px="3" onClick={() => add(middleOf(shown))}>
          <Trans>Cover</Trans>
        </Button>
        <Button variant="outline" px="3" aria-disabled={!marked} onClick={() => marked && uncover(marked.id)}>
          <Trans>Uncover</Trans>
        </Button>
      </Flex>
      <Text role="status" mt="2" fontSize="sm" color="fg.muted">
        {count > 0 && t`Covered areas: ${count}`}
      </Text>
    </div>
  )
}

/** All of it in one line on a phone. */
const lowText = { '& > button': { fontSize: 'sm' } } as const

/** A line of print, to be moved where it is needed. */
const middleOf = ({ width, height }: Size) => ({
  x: Math.round(width * 0.3),
  y: Math.round(height * 0.47),
  width: Math.round(width * 0.4),
  height: Math.round(height * 0.06),
})
