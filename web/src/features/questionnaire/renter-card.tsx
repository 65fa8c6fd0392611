import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { mainRenter } from '#shared/application/main-renter.ts'
import type { Answers, RenterAnswers } from '#web/local/answers.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { CheckIcon, ChevronIcon, TrashIcon } from '#web/ui/icons.tsx'
import { Text } from '#web/ui/typography.ts'
import { localToday } from './local-today.ts'
import { RenterFields } from './renter-fields.tsx'

// At the end of a long card: typing a name need not wait for it.
const DocumentsField = lazy(async () => ({ default: (await import('./documents-field.tsx')).DocumentsField }))

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
  const { t } = useLingui()
  const number = index + 1
  const renter = useWatch<Answers, `mainRenters.${number}`>({ name: `mainRenters.${index}` as const })
  const bodyId = `renter-${renterId}`
  const name = `${renter.firstName} ${renter.lastName}`.trim()
  return (
    <Box
      as="section"
      aria-label={name ? t`Renter ${number}: ${name}` : t`Renter ${number}`}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
    >
      {!isOnly && (
        <Flex asChild w="full" align="center" gap="3" minH="14" px="4" py="2" textAlign="start" cursor="pointer">
          <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
            <Box flex="1" minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {name || <Trans>Renter {number}</Trans>}
              </Text>
              {!isOpen && <Completeness renter={renter} />}
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
          <Suspense fallback={null}>
            <DocumentsField {...{ draftId, renterId, hasProcess, documents }} />
          </Suspense>
          {!isOnly && (
            <ConfirmButton
              question={<Trans>Remove this renter with all answers and documents?</Trans>}
              confirm={<Trans>Remove</Trans>}
              onConfirm={onRemove}
            >
              <TrashIcon />
              <Trans>Remove this renter</Trans>
            </ConfirmButton>
          )}
        </Box>
      )}
    </Box>
  )
}

function Completeness({ renter }: { renter: RenterAnswers }) {
  const missing = mainRenter(localToday()).safeParse(renter).error?.issues.length ?? 0
  return missing === 0 ? (
    <Flex align="center" gap="1" fontSize="sm" color="received.fg">
      <CheckIcon />
      <Trans>Complete</Trans>
    </Flex>
  ) : (
    <Text fontSize="sm" color="attention.fg">
      <MissingAnswers count={missing} />
    </Text>
  )
}

function MissingAnswers({ count }: { count: number }) {
  const { t } = useLingui()
  return count === 1 ? t`1 answer is missing` : t`${count} answers are missing`
}
