import { Box, chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface TabsProps<Key extends string> {
  label: string
  tabs: { key: Key; words: ReactNode }[]
  chosen: Key
  onChoose: (key: Key) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Tabs as a keyboard knows them: one stop, arrows between them, Home and End. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab) onChoose(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <Flex ref={list} role="tablist" aria-label={label} gap="2" mb="6" wrap="wrap" onKeyDown={move}>
        {tabs.map(({ key, words }) => (
          <TabButton
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {words}
          </TabButton>
        ))}
      </Flex>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </Box>
    </>
  )
}

const TabButton = chakra('button', {
  base: {
    minH: '11',
    px: '4',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderColor: 'line.field',
    borderRadius: 'full',
    bg: 'bg.panel',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'pine.solid', color: 'pine.contrast', borderColor: 'pine.solid' },
  },
})
