import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { areSingleKeysOn, turnSingleKeys } from '#web/manage/changes/single-keys.ts'
import { useCommandKey } from '#web/manage/changes/use-undo-key.ts'
import { Dialog } from '#web/manage/ui/dialog/dialog.tsx'
import { Key } from '#web/manage/ui/key.tsx'
import { type Shortcut, shortcutGroups } from './shortcuts.ts'

/** Every key of the desk, and what it does. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const command = useCommandKey()
  return (
    <Dialog title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose}>
      {() => (
        <>
          {shortcutGroups(command).map(({ where, shortcuts }) => (
            <Box key={where.id} mb="4">
              <Heading as="h3" size="md" mb="1">
                {i18n._(where)}
              </Heading>
              <Rows>
                {shortcuts.map(({ does, keys }) => (
                  <div key={does.id}>
                    <dt>{i18n._(does)}</dt>
                    <dd>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </Rows>
            </Box>
          ))}
          <Text color="fg.muted" fontSize="sm" mb="3">
            <Trans>Where you type, keys write, and in a dialog only its own do something.</Trans>
          </Text>
          <SingleKeysButton />
        </>
      )}
    </Dialog>
  )
}

/** No box to tick: what is ticked in a dialog is asked about when it closes. */
function SingleKeysButton() {
  const [isOn, setOn] = useState(areSingleKeysOn)
  const turn = () => {
    turnSingleKeys(!isOn)
    setOn(!isOn)
  }
  return (
    <Button variant="outline" fontSize="sm" onClick={turn}>
      {isOn ? <Trans>Turn off keys pressed alone</Trans> : <Trans>Turn on keys pressed alone</Trans>}
    </Button>
  )
}

const Keys = ({ keys }: Pick<Shortcut, 'keys'>) => (
  <Flex asChild gap="2" flex="none" wrap="wrap" justify="flex-end">
    <span>
      {keys.map((together) => (
        <Flex asChild key={together.join('+')} gap="1">
          <span>
            {together.map((each) => (
              <Key key={each}>{each}</Key>
            ))}
          </span>
        </Flex>
      ))}
    </span>
  </Flex>
)

const Rows = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '12px',
      minHeight: '36px',
      borderTopWidth: '1px',
    },
    '& dt': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})
