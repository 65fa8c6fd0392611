import { Trans, useLingui } from '@lingui/react/macro'
import { isSameName } from '#shared/handover/kind.ts'
import type { KnownPerson } from '#shared/handover/known-people.ts'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'

interface KnownButtonsProps {
  known: readonly KnownPerson[]
  /** Those who take part already. */
  taken: readonly { name: string }[]
  onTake: (person: KnownPerson) => void
}

/** People who are known, each one tap away, as who they take part. */
export function KnownButtons({ known, taken, onTake }: KnownButtonsProps) {
  const { i18n } = useLingui()
  const left = known.filter(({ name }) => !taken.some((each) => isSameName(each.name, name)))
  if (left.length === 0) return null
  return (
    <section aria-labelledby="known-people">
      <Text id="known-people" fontWeight="medium" mb="2">
        <Trans>Known people</Trans>
      </Text>
      <ButtonRow>
        {left.map((person) => (
          <Button
            key={person.name}
            variant="outline"
            size="lg"
            px="4"
            overflowWrap="anywhere"
            onClick={() => onTake(person)}
          >
            <PlusIcon />
            {`${person.name}, ${i18n._(roleNames[person.role])}`}
          </Button>
        ))}
      </ButtonRow>
    </section>
  )
}
