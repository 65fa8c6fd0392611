import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { answeringPart } from '#web/apply/questionnaire/answering/answering-part.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ChevronIcon, TrashIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { loadEndOfCard } from './load-end-of-card.ts'
import { RenterFields } from './renter-fields.tsx'
import { RenterTitle } from './renter-title.tsx'

// At the end of a long card: asked for once the fields before it stand.
const EndOfCard = lazy(loadEndOfCard)
// Of folded cards, which there are from the second renter on.
const Completeness = answeringPart((parts) => parts.Completeness)

interface RenterCardProps {
  index: number
  renterId: string
  draftId: string
  hasProcess: boolean
  /** The last remaining renter can't be removed, and there is nothing to fold it away for. */
  isOnly: boolean
  isOpen: boolean
  documents: readonly LocalDocument[]
  onToggle: () => void
  onRemove: () => void
}

/** One renter; folds to one line that says in words what is missing. */
export function RenterCard({
  index,
  renterId,
  draftId,
  hasProcess,
  isOnly,
  isOpen,
  documents,
  onToggle,
  onRemove,
}: RenterCardProps) {
  const bodyId = `renter-${renterId}`
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  const titleId = `${bodyId}-title`
  return (
    <Box role="group" aria-labelledby={titleId} bg="bg.panel" borderWidth="1px" borderRadius="md">
      {isOnly ? (
        <Box id={titleId} hidden>
          <RenterTitle index={index} />
        </Box>
      ) : (
        <Flex asChild w="full" align="center" gap="3" minH="14" px="4" py="2" textAlign="start" cursor="pointer">
          <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
            <Box flex="1" minW="0">
              <Text id={titleId} fontWeight="semibold" overflowWrap="anywhere">
                <RenterTitle index={index} />
              </Text>
              {!isOpen && <Completeness index={index} />}
            </Box>
            <Box color="fg.muted" transform={isOpen ? 'rotate(180deg)' : undefined}>
              <ChevronIcon />
            </Box>
          </button>
        </Flex>
      )}
      {isOpen && (
        <Box id={bodyId} p="4" display="grid" gap="8" borderTopWidth={isOnly ? '0' : '1px'}>
          <RenterFields index={index} />
          {isDrawn && (
            <Suspense fallback={null}>
              <EndOfCard {...{ index, draftId, renterId, hasProcess, documents }} />
            </Suspense>
          )}
          {!isOnly && (
            <Button variant="danger" px="0" justifySelf="start" onClick={onRemove}>
              <TrashIcon />
              <Trans>Remove this renter</Trans>
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
