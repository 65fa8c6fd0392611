import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { isCountry } from '#shared/countries.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import type { FoundCountry } from './find-countries.ts'

interface CountryListProps {
  id: string
  found: readonly FoundCountry[]
  /** The place of the one that Enter chooses. */
  active: number
  chosen: string
  onChoose: (code: string) => void
}

/** What can be chosen, below its field, which keeps the focus. */
export function CountryList({ id, found, active, chosen, onChoose }: CountryListProps) {
  const texts = useTexts()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Box
      position="absolute"
      zIndex="skip"
      insetInline="0"
      top="100%"
      mt="1"
      maxH="16rem"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="line.field"
      borderRadius="md"
      // A press here must not take the focus from the field, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box as="ul" ref={list} role="listbox" id={id} listStyleType="none">
        {found.map(({ code, name }, index) => (
          <Box
            as="li"
            key={code}
            id={`${id}-${code}`}
            role="option"
            aria-selected={code === chosen}
            display="flex"
            alignItems="center"
            minH="11"
            px="3"
            cursor="pointer"
            fontWeight={code === chosen ? 'semibold' : 'normal'}
            bg={index === active ? 'pine.subtle' : undefined}
            onClick={() => onChoose(code)}
          >
            {isCountry(code) ? name : texts.country(code)}
          </Box>
        ))}
      </Box>
      <Box role="status" px="3" py={found.length === 0 ? '3' : '0'} color="fg.muted" fontSize="sm">
        {found.length === 0 && <Trans>No country has this name.</Trans>}
      </Box>
    </Box>
  )
}
