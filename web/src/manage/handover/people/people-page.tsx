import { Trans, useLingui } from '@lingui/react/macro'
import { isSameName, nextRole } from '#shared/handover/kind.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { nextPersonId } from '#web/manage/handover/fields/focus-entry.ts'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { AddByName } from '#web/manage/handover/prepare/add-by-name.tsx'
import { KnownButtons, newParty, useKnownPeople } from '#web/manage/handover/prepare/known-people.tsx'
import { PartyCard } from './party-card.tsx'

/** Who takes part, and as who; those who are present and bind somebody sign at the end. */
export function PeoplePage() {
  const { t } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const { parties, kind, date } = protocol.content
  const known = useKnownPeople(protocol.propertyId, kind, date)
  const take = (person: Parameters<typeof newParty>[0]) => {
    const party = newParty(person)
    change((before) => ({ ...before, parties: [...before.parties, party] }))
    return party.id
  }
  const add = (name: string) => {
    const likely = nextRole(
      kind,
      parties.map(({ role }) => role),
    )
    // Nobody becomes a tenant by being named: as who they take part is asked.
    return take(known.find((each) => isSameName(each.name, name)) ?? { ...blank, name, role: likely, roleIsOpen: true })
  }
  return (
    <StepFrame title={t`Who is here`}>
      {parties.length === 0 && (
        <Text color="fg.muted">
          <Trans>Add everybody who takes part: who moves out, who moves in, and who stands for the landlord.</Trans>
        </Text>
      )}
      {parties.map((party) => (
        <PartyCard key={party.id} party={party} />
      ))}
      <KnownButtons known={known} taken={parties} onTake={take} />
      <AddByName id={nextPersonId} label={t`Name of the next person`} onAdd={add} />
    </StepFrame>
  )
}

const blank = { email: '', phone: '' }
