import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import SearchIcon from '~icons/lucide/search'
import { Button } from '#web/kit/ui/button.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { areSingleKeysOn } from '#web/manage/changes/single-keys.ts'
import { isApple, useCommandKey } from '#web/manage/changes/use-undo-key.ts'
import { isFree, isFreeToOpen } from '#web/manage/changes/is-free.ts'
import { letterOf, shortcutOf } from './shortcut-of.ts'

const Palette = lazyPart(async () => (await import('#web/manage/search/palette.tsx')).Palette)
const ShortcutsDialog = lazyPart(async () => (await import('#web/manage/search/shortcuts-dialog.tsx')).ShortcutsDialog)

/** So long what is typed is kept for a search that is being loaded. */
const LOADED_MS = 5_000

/** Opens the search, as its keys do from anywhere on the desk; and what lists every key. */
export function SearchButton() {
  /** Each time anew: one that is closing is no more the one that was asked for since. */
  const [open, setOpen] = useState<{ what: 'search' | 'keys'; at: number }>()
  /** The search was there: whatever is pressed now is not typed ahead of it, also before it has said that it closed. */
  const isShown = useRef(false)
  const askedAt = useRef(0)
  const command = useCommandKey()
  const noteShown = useCallback(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  /** Whoever types on at once does so before the field is loaded. */
  const [early, setEarly] = useState('')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // What does not come within this time may never: then keys write where the focus is.
      const isAwaited = open?.what === 'search' && !isShown.current && event.timeStamp - askedAt.current < LOADED_MS
      if (isAwaited && isFreeToOpen(event)) {
        if (event.key === 'Escape') setOpen(undefined)
        const letter = letterOf(event)
        if (letter === undefined) return
        event.preventDefault()
        setEarly((before) => before + letter)
        return
      }
      const asked = shortcutOf(event, isApple())
      if (!asked || event.defaultPrevented || !(asked === 'search' ? isFreeToOpen : isFree)(event)) return
      if (asked === 'keys' && !areSingleKeysOn()) return
      event.preventDefault()
      askedAt.current = event.timeStamp
      setEarly('')
      setOpen({ what: asked, at: event.timeStamp })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [open])
  /** One that closes says so a little later: by then another one may be open. */
  const close = (asked: number) => () => setOpen((now) => (now?.at === asked ? undefined : now))
  return (
    <>
      <Button
        variant="outline"
        fontSize="sm"
        fontWeight="normal"
        px="3"
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        css={looks}
        onClick={({ timeStamp }) => {
          askedAt.current = timeStamp
          setEarly('')
          setOpen({ what: 'search', at: timeStamp })
        }}
      >
        <SearchIcon />
        <span>
          <Trans>Search…</Trans>
        </span>
        <Box as="kbd" aria-hidden="true" translate="no" color="fg.muted">
          {isApple() ? '⌘K' : `${command} K`}
        </Box>
      </Button>
      {open?.what === 'search' && (
        <Palette
          key={open.at}
          early={early}
          onShown={noteShown}
          onClose={close(open.at)}
          onShowKeys={() => setOpen({ what: 'keys', at: open.at + 1 })}
        />
      )}
      {open?.what === 'keys' && <ShortcutsDialog key={open.at} onClose={close(open.at)} />}
    </>
  )
}

const looks = {
  '& > kbd': { fontFamily: 'inherit' },
  // Fingers have no keys; where the line is full the sign has to do, and its name is still read out.
  '@media (pointer: coarse)': { '& > kbd': { display: 'none' } },
  '@media (max-width: 79.99rem)': {
    '& > kbd': { display: 'none' },
    '& > span': { position: 'absolute', clipPath: 'inset(50%)' },
  },
} as const
