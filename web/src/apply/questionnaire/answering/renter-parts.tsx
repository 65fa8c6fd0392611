import { Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { askedRenter } from '#shared/application/main-renter.ts'
import { usePersonTitle } from '#web/apply/delivery/status/copy/use-person-title.ts'
import { PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { Answers, RemovedRenter } from '#web/apply/storage/answers.ts'
import { bringBack } from '#web/apply/storage/documents/edit-removed.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { Button } from '#web/kit/ui/button.ts'
import { CheckIcon } from '#web/kit/ui/icons.tsx'
import { RemovedRow } from '#web/kit/ui/later/removed-row.tsx'
import { Text } from '#web/kit/ui/typography.ts'

/** What a folded card says: complete, or how much is missing. */
export function Completeness({ index }: { index: number }) {
  const policy = use(PolicyContext)
  const renter = useWatch<Answers, `mainRenters.${number}`>({ name: `mainRenters.${index}` })
  const missing = useMemo(
    () => (policy?.renter ?? askedRenter)(localToday()).safeParse(renter).error?.issues.length ?? 0,
    [renter, policy],
  )
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

interface RemovedRentersProps {
  draftId: string
  removed: readonly RemovedRenter[]
  onUndo: (removed: RemovedRenter) => void
}

/** In the place of renters who were removed. */
export function RemovedRenters({ draftId, removed, onUndo }: RemovedRentersProps) {
  const { t } = useLingui()
  const { getValues } = useFormContext<Answers>()
  const titleOf = usePersonTitle()
  return removed.map((each) => {
    const { renter, index } = each
    const before = getValues('mainRenters').slice(0, index)
    const name = titleOf([...before, renter], before.length)
    return (
      <RemovedRow
        key={renter.id}
        id={`undo-${renter.id}`}
        label={t`Undo: ${name}`}
        onUndo={() => {
          onUndo(each)
          void bringBack(draftId, renter.id)
        }}
      >
        <Trans>{name} was removed, with all answers and documents.</Trans>
      </RemovedRow>
    )
  })
}

/** Nobody types the same address twice. */
export function SameAddressButton({ index }: { index: number }) {
  const { getValues, setValue } = useFormContext<Answers>()
  return (
    <Button
      variant="outline"
      onClick={() =>
        setValue(
          `mainRenters.${index}.currentAddress`,
          { ...getValues('mainRenters.0.currentAddress') },
          { shouldDirty: true },
        )
      }
    >
      <Trans>Same address as the first renter</Trans>
    </Button>
  )
}
