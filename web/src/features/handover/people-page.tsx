import { Trans, useLingui } from '@lingui/react/macro'
import { isSameName, nextRole } from '#shared/handover/kind.ts'
import type { PartyRole } from '#shared/handover/party.ts'
import type { Newcomer } from '#shared/handover/protocol-form.ts'
import { Text } from '#web/ui/typography.ts'
import { AddByName } from './add-by-name.tsx'
import { KnownButtons } from './known-buttons.tsx'
import { newParty } from './new-party.ts'
import { PartyCard } from './party-card.tsx'
import { StepFrame } from './step-frame.tsx'
import { useKnownPeople } from './use-known-people.ts'
import { useWalk } from './use-walk.ts'

/** Who takes part, and as who; those who are present and bind somebody sign at the end. */
export function PeoplePage() {
  const { t } = useLingui()
  const { protocol, change } = useWalk()
  const { parties, kind, date } = protocol.content
  const known = useKnownPeople(protocol.propertyId, kind, date)
  const take = (person: Newcomer & { role: PartyRole }) =>
    change((before) => ({ ...before, parties: [...before.parties, newParty(person)] }))
  const add = (name: string) =>
    take(
      known.find((each) => isSameName(each.name, name)) ??
        newcomer(
          name,
          nextRole(
            kind,
            parties.map(({ role }) => role),
          ),
        ),
    )
  return (
    <StepFrame title={<Trans>Who is here</Trans>}>
      {parties.length === 0 && (
        <Text color="fg.muted">
          <Trans>Add everybody who takes part: who moves out, who moves in, and who stands for the landlord.</Trans>
        </Text>
      )}
      {parties.map((party) => (
        <PartyCard key={party.id} party={party} />
      ))}
      <KnownButtons known={known} taken={parties} onTake={take} />
      <AddByName label={t`Name of the next person`} onAdd={add} />
    </StepFrame>
  )
}

const newcomer = (name: string, role: PartyRole) => ({ name, role, email: '', phone: '' })
