import { Trans, useLingui } from '@lingui/react/macro'
import { newId } from '#shared/ids.ts'
import type { Party, PartyRole } from '#shared/handover/party.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import { Text } from '#web/ui/typography.ts'
import { AddByName } from './add-by-name.tsx'
import { PartyCard } from './party-card.tsx'
import { StepFrame } from './step-frame.tsx'
import { useWalk } from './use-walk.ts'

/** Who takes part, and as who; those who are present and bind somebody sign at the end. */
export function PeoplePage() {
  const { t } = useLingui()
  const { protocol, change } = useWalk()
  const { parties, kind } = protocol.content
  const add = (name: string) =>
    change((before) => ({ ...before, parties: [...before.parties, newParty(name, nextRole(before.parties, kind))] }))
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
      <AddByName label={t`Name of the next person`} onAdd={add} />
    </StepFrame>
  )
}

/** Who is most likely to be named next. */
function nextRole(parties: readonly Party[], kind: ProtocolKind): PartyRole {
  const tenants: PartyRole[] =
    kind === 'move_out_in' ? ['tenant_out', 'tenant_in'] : kind === 'move_in' ? ['tenant_in'] : ['tenant_out']
  return [...tenants, 'manager' as const].find((role) => parties.every((party) => party.role !== role)) ?? 'witness'
}

const newParty = (name: string, role: PartyRole): Party => ({
  id: newId(),
  role,
  name,
  company: '',
  phone: '',
  email: '',
  newAddress: '',
  representedBy: '',
  isPresent: true,
})
