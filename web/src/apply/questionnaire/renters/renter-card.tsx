import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { answeringPart } from '#web/apply/questionnaire/answering/answering-part.ts'
import type { DocumentsFieldProps } from '#web/apply/questionnaire/end-of-card/documents-field.tsx'
import type { Answers } from '#web/apply/storage/answers.ts'
import { untilLoaded } from '#web/kit/i18n/until-loaded.ts'
import { Button } from '#web/kit/ui/button.ts'
import { ChevronIcon, TrashIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { RenterFields } from './renter-fields.tsx'

// At the end of a long card: asked for once the fields before it stand.
const EndOfCard = lazy(async () => ({
  default: (await untilLoaded(() => import('#web/apply/questionnaire/end-of-card/end-of-card.tsx'), 'later')).EndOfCard,
}))
// Of folded cards, which there are from the second renter on.
const Completeness = answeringPart((parts) => parts.Completeness)

interface RenterCardProps extends DocumentsFieldProps {
  index: number
  /** From 1, among those who sign or among those who vouch for them. */
  number: number
  isGuarantor: boolean
  /** There is nothing to fold it away for. */
  isAlone: boolean
  /** The last one who signs can't be removed. */
  isOnly: boolean
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

/** One renter, or guarantor; folds to one line that says in words what is missing. */
export function RenterCard({ number, isAlone, isOnly, isOpen, onToggle, onRemove, ...person }: RenterCardProps) {
  const { index, isGuarantor, renterId } = person
  const title = <PersonTitle {...{ index, number, isGuarantor }} />
  const bodyId = `renter-${renterId}`
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  const titleId = `${bodyId}-title`
  const head = useRef<HTMLButtonElement>(null)
  // The card above folds away, and would take what has the focus out of sight.
  useEffect(() => {
    if (isOpen && document.activeElement === head.current) head.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <Box role="group" aria-labelledby={titleId} bg="bg.panel" borderWidth="1px" borderRadius="md">
      {isAlone ? (
        <Box id={titleId} hidden>
          {title}
        </Box>
      ) : (
        <Flex asChild w="full" align="center" gap="3" minH="14" px="4" py="2" textAlign="start" cursor="pointer">
          <button ref={head} type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
            <Box flex="1" minW="0">
              <Text id={titleId} fontWeight="semibold" overflowWrap="anywhere">
                {title}
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
        <Box id={bodyId} p="4" display="grid" gap="8" borderTopWidth={isAlone ? '0' : '1px'}>
          <RenterFields index={index} isGuarantor={isGuarantor} />
          {isDrawn && (
            <Suspense fallback={null}>
              <EndOfCard {...person} />
            </Suspense>
          )}
          {!isOnly && (
            <Button variant="danger" px="0" justifySelf="start" onClick={onRemove}>
              <TrashIcon />
              {isGuarantor ? <Trans>Remove this guarantor</Trans> : <Trans>Remove this renter</Trans>}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

/** The name as it is typed. Apart from the card, so that a letter draws this line again and not twenty fields. */
function PersonTitle({ index, number, isGuarantor }: Pick<RenterCardProps, 'index' | 'number' | 'isGuarantor'>) {
  const [firstName, lastName] = useWatch<
    Answers,
    [`mainRenters.${number}.firstName`, `mainRenters.${number}.lastName`]
  >({
    name: [`mainRenters.${index}.firstName`, `mainRenters.${index}.lastName`],
  })
  const name = `${firstName} ${lastName}`.trim()
  if (isGuarantor) return name ? <Trans>{name}, guarantor</Trans> : <Trans>Guarantor {number}</Trans>
  return name || <Trans>Renter {number}</Trans>
}
