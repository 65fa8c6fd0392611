import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { isSameName, rolesOf } from '#shared/handover/kind.ts'
import { isTenant, type Party, type PartyRole, partyRoles, signsByRole } from '#shared/handover/party.ts'
import { Select } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { changedIn, without } from '#web/manage/handover/compare/change-list.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { YesNo } from '#web/manage/handover/fields/yes-no.tsx'
import { useMe } from '#web/manage/handover/prepare/use-known-people.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Card } from '#web/manage/ui/card.tsx'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'

/** Somebody who takes part: as who, whether they are here, and where their copy goes. */
export function PartyCard({ party }: { party: Party }) {
  const { i18n, t } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const me = useMe()
  const roles = rolesOf(protocol.content.kind).filter((each) => !isTenant(each) || !isSameName(party.name, me.name))
  const { id, role, name, company, phone, email, newAddress, representedBy, isPresent, roleIsOpen, signs } = party
  const isContradicting = !roles.includes(role)
  const set = (part: Partial<Party>) =>
    change((before) => ({ ...before, parties: changedIn(before.parties, id, part) }))
  return (
    <Card as="section" aria-label={name} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <LineEntry
        label={<Trans>Name</Trans>}
        missing="participant_name_required"
        autoCapitalize="words"
        value={name}
        onChange={(typed) => set({ name: typed })}
      />
      <LabelledControl
        id={`role-${id}`}
        label={<Trans>As who</Trans>}
        error={
          roleIsOpen
            ? t`Please choose as who this person takes part`
            : isContradicting
              ? t`This does not go with what the protocol is about`
              : undefined
        }
      >
        {(control) => (
          <Select
            {...control}
            minH="14"
            value={roleIsOpen ? '' : role}
            // Whether somebody signs is said of them in their role.
            onChange={({ currentTarget: { value: chosen } }) =>
              set({ role: roleOf(chosen), roleIsOpen: undefined, signs: undefined })
            }
          >
            {roleIsOpen && <option value="">{t`Please choose`}</option>}
            {(isContradicting ? [role, ...roles] : roles).map((each) => (
              <option key={each} value={each}>
                {i18n._(roleNames[each])}
              </option>
            ))}
          </Select>
        )}
      </LabelledControl>
      <YesNo
        label={<Trans>Is here today</Trans>}
        value={isPresent}
        onChange={(present) => set({ isPresent: present })}
      />
      {isPresent && !roleIsOpen && !signsByRole(party) && (
        <YesNo
          label={<Trans>Signs here</Trans>}
          value={signs === true}
          onChange={(isAsked) => set({ signs: isAsked || undefined })}
        />
      )}
      <LineEntry
        label={<Trans>E-mail for the copy</Trans>}
        optional
        type="email"
        inputMode="email"
        autoCapitalize="none"
        value={email}
        onChange={(typed) => set({ email: typed })}
      />
      <Disclosure title={<Trans>More about this person</Trans>}>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" pb="2">
          {role === 'tenant_out' && (
            <LineEntry
              label={<Trans>New address</Trans>}
              optional
              value={newAddress}
              onChange={(typed) => set({ newAddress: typed })}
            />
          )}
          <LineEntry
            label={<Trans>Company</Trans>}
            optional
            value={company}
            onChange={(typed) => set({ company: typed })}
          />
          <LineEntry
            label={<Trans>Phone</Trans>}
            optional
            type="tel"
            inputMode="tel"
            value={phone}
            onChange={(typed) => set({ phone: typed })}
          />
          <LineEntry
            label={<Trans>Represented by</Trans>}
            optional
            value={representedBy}
            onChange={(typed) => set({ representedBy: typed })}
          />
        </Box>
      </Disclosure>
      <ConfirmButton
        label={t`Remove ${name}`}
        question={<Trans>Remove {name} with what is recorded of this person?</Trans>}
        confirm={<Trans>Remove</Trans>}
        onConfirm={() => change((before) => ({ ...before, parties: without(before.parties, id) }))}
      >
        <Trans>Remove</Trans>
      </ConfirmButton>
    </Card>
  )
}

const roleOf = (text: string): PartyRole => partyRoles.find((role) => role === text) ?? 'witness'
