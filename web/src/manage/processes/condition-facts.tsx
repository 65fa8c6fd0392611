import { useLingui } from '@lingui/react/macro'
import type { ProcessConditions } from '#shared/process/process.ts'
import { rentalDurationNames, threeAnswerNames } from '#web/kit/i18n/texts.ts'
import { Fact } from '#web/manage/facts/facts.tsx'
import { moneyIn } from '#web/manage/facts/property-rent.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

interface ConditionFactsProps {
  conditions: ProcessConditions
  property: Shown<'property'> | null | undefined
}

/** Those that are set, as applicants read them. */
export function ConditionFacts({ conditions, property }: ConditionFactsProps) {
  const { t, i18n } = useLingui()
  const { rentalDuration, securityDeposit, utilitiesIncluded } = conditions
  const facts: [name: string, value: string | undefined][] = [
    [t`Rental duration`, rentalDuration && i18n._(rentalDurationNames[rentalDuration])],
    [t`Security deposit`, moneyIn(securityDeposit ?? null, property)],
    [t`Utilities included`, utilitiesIncluded && i18n._(threeAnswerNames[utilitiesIncluded])],
    [t`Additional costs`, conditions.additionalCosts],
    [t`Termination notice`, conditions.terminationNotice],
    [t`Pet policy`, conditions.petPolicy],
    [t`Smoking policy`, conditions.smokingPolicy],
    [t`Special conditions`, conditions.specialConditions],
  ]
  return facts.map(
    ([name, value]) =>
      value && (
        <Fact key={name} name={name} width="broad">
          {value}
        </Fact>
      ),
  )
}
