import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { Modal } from '#web/kit/ui/later/modal.tsx'
import { wholeScreen } from '#web/kit/ui/later/whole-screen.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import { useFeed } from '#web/manage/records/use-records.ts'
import { opening } from '#web/manage/ui/dialog/dialog-state.ts'
import { entryKey } from './entry.ts'
import { noteOpened } from './kept-index.ts'
import { placeOf } from './place-of.ts'
import { optionId, ResultList } from './result-list.tsx'
import { type Result, useResults } from './use-results.ts'

interface PaletteProps {
  /** What was typed before it was there. */
  early: string
  /** It is there, and takes what is typed. @returns to be called when it goes */
  onShown: () => () => void
  onClose: () => void
  /** In its place. */
  onShowKeys: () => void
}

/** Finds whatever lies on this device, and leads there (manager.md, Search). */
export function Palette({ early, onShown, onClose, onShowKeys }: PaletteProps) {
  const { t } = useLingui()
  const { database } = useManager()
  const navigate = useNavigate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(early)
  const [pointed, setPointed] = useState<string>()
  const { groups, isWhole, again } = useResults(typed)
  const results = groups.flatMap((group) => group.results)
  const rest = groups.reduce((sum, group) => sum + group.rest, 0)
  const count = results.length + rest
  // What is done to somebody is done by who says so, and by no Enter alone.
  const first = results.find((each) => !('step' in each) || each.isAsTyped)
  const active = results.find(({ key }) => key === pointed) ?? first

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
    return onShown()
  }, [onShown])

  const point = (result: Result | undefined) => {
    setPointed(result?.key)
    if (result) document.getElementById(optionId(id, result.key))?.scrollIntoView({ block: 'nearest' })
  }

  const choose = (result: Result) => {
    dialog.current?.close()
    if ('step' in result) return result.step.take()
    if ('command' in result) {
      const { to, opens } = result.command
      void navigate(to, opens && { state: opening(opens) })
      return
    }
    noteOpened(database, entryKey(result.entry))
    void navigate(placeOf(result.entry))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // What an input method is still putting together is its own.
    if (event.nativeEvent.isComposing) return
    const at = active ? results.indexOf(active) : -1
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (next !== undefined && results.length > 0) point(results.at(next % results.length))
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }

  return (
    <Modal ref={dialog} aria-label={t`Search`} onClose={onClose} maxW="form" css={wholePhone}>
      <Flex position="sticky" top="-4" zIndex="skip" gap="2" mt="-4" pt="4" pb="2" bg="bg.panel">
        <Input
          ref={field}
          role="combobox"
          aria-label={t`Search`}
          aria-expanded={results.length > 0}
          aria-autocomplete="list"
          aria-controls={id}
          {...(active && { 'aria-activedescendant': optionId(id, active.key) })}
          placeholder={t`Name, address, code or reference`}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setPointed(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </Button>
      </Flex>
      {results.length > 0 && (
        <ResultList
          id={id}
          label={t`Results`}
          groups={groups}
          active={active?.key}
          onPoint={setPointed}
          onChoose={choose}
        />
      )}
      <Box role="status">
        {results.length === 0 ? (
          !again && <NothingFound isWhole={isWhole} />
        ) : (
          <Box as="span" css={onlyHeard}>
            <Plural value={count} one="# result" other="# results" />
          </Box>
        )}
      </Box>
      <Box role="status">
        {again && (
          <NotRead
            again={() => {
              // The button may go.
              field.current?.focus()
              again()
            }}
          />
        )}
      </Box>
      <Flex mt="3" pt="2" borderTopWidth="1px" justify="flex-end">
        <Button
          variant="ghost"
          fontSize="sm"
          onClick={() => {
            dialog.current?.close()
            onShowKeys()
          }}
        >
          <Trans>Show all keyboard shortcuts</Trans>
        </Button>
      </Flex>
    </Modal>
  )
}

/** Nobody is told of nothing where it may lie here. */
const NotRead = ({ again }: { again: () => void }) => (
  <Box mt="2">
    <Notice>
      <Text>
        <Trans>
          What lies on this device could not be read, so not everything is found. Please try again. If that does not
          help, close Einzug everywhere on this device and open it once more.
        </Trans>
      </Text>
      <Flex mt="2">
        <Button variant="outline" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </Flex>
    </Notice>
  </Box>
)

function NothingFound({ isWhole }: { isWhole: boolean }) {
  const { isComplete } = useFeed()
  if (!isWhole) return <Trans>Loading...</Trans>
  return (
    <Box px="3" py="4">
      <Text fontWeight="semibold">
        <Trans>Nothing found</Trans>
      </Text>
      <Text color="fg.muted">
        <Trans>Try fewer words, or another one: a name, an address, a code, the number of an application.</Trans>
        {!isComplete && (
          <>
            {' '}
            <Trans>What has not been loaded on this device yet cannot be found.</Trans>
          </>
        )}
      </Text>
    </Box>
  )
}

const onlyHeard = { position: 'absolute', clipPath: 'inset(50%)' } as const

/** Its keyboard leaves little room beside a dialog. */
const wholePhone = {
  '@media (max-width: 40rem)': wholeScreen,
} as const
