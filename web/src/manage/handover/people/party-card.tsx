import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { isSameName, rolesOf } from '#shared/handover/kind.ts'
import { isToBeNamed } from '#shared/handover/left-open.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { hasWrongEmail, isOfLandlord, isTenant, type Party, signsByRole } from '#shared/handover/party.ts'
import { changedIn, fieldsOf, without } from '#web/manage/handover/draft/change-list.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { fieldId } from '#web/manage/handover/fields/focus-entry.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { YesNo } from '#web/manage/handover/fields/segmented-radios.tsx'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { useMe } from '#web/manage/handover/prepare/known-people.tsx'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { EntryCard } from './entry-card.tsx'

/** Somebody who takes part: as who, whether they are here, and where their copy goes. */
export function PartyCard({ party }: { party: Party }) {
  const { i18n, t } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const me = useMe()
  const roles = rolesOf(protocol.content.kind).filter((each) => !isTenant(each) || !isSameName(party.name, me.name))
  const { id, role, isPresent, roleIsOpen, signs } = party
  const name = onOneLine(party.name) || party.name
  const isNewAddressNamed = isToBeNamed(protocol.content, 'new_address')
  const isAddressNamed = role === 'landlord' && isToBeNamed(protocol.content, 'landlord_address')
  const isContradicting = !roles.includes(role)
  const choices = isContradicting ? [role, ...roles] : roles
  const set = (part: Partial<Party>) =>
    change((before) => ({ ...before, parties: changedIn(before.parties, id, () => part) }))
  const field = fieldsOf(party, set)
  const newAddress = role === 'tenant_out' && (
    <LineEntry id={fieldId(id, 'new-address')} label={<Trans>New address</Trans>} optional {...field('newAddress')} />
  )
  const address = isOfLandlord(role) && (
    <LineEntry
      id={fieldId(id, 'address')}
      label={<Trans>Address</Trans>}
      optional
      value={party.address ?? ''}
      onChange={(typed) => set({ address: typed.trim() === '' ? undefined : typed })}
    />
  )
  return (
    <EntryCard
      id={id}
      name={name}
      remove={t`Remove ${name}`}
      question={<Trans>Remove {name} with what is recorded of this person?</Trans>}
      onRemove={() => change((before) => ({ ...before, parties: without(before.parties, id) }))}
    >
      <LineEntry
        label={<Trans>Name</Trans>}
        missing="participant_name_required"
        autoCapitalize="words"
        {...field('name')}
      />
      <SelectEntry
        label={<Trans>As who</Trans>}
        error={
          roleIsOpen
            ? t`Please choose as who this person takes part`
            : isContradicting
              ? t`This does not go with what the protocol is about`
              : undefined
        }
        choices={[
          ...(roleIsOpen ? [{ value: '' as const, words: t`Please choose` }] : []),
          ...choices.map((each) => ({ value: each, words: i18n._(roleNames[each]) })),
        ]}
        value={roleIsOpen ? '' : role}
        // Whether somebody signs is said of them in their role.
        onChange={(chosen) => chosen && set({ role: chosen, roleIsOpen: undefined, signs: undefined })}
      />
      <YesNo label={<Trans>Is here today</Trans>} {...field('isPresent')} />
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
        wrong={hasWrongEmail(party) ? 'user_email_invalid' : undefined}
        {...field('email')}
      />
      {isAddressNamed && address}
      {isNewAddressNamed && newAddress}
      <Disclosure title={<Trans>More about this person</Trans>}>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" pb="2">
          {!isNewAddressNamed && newAddress}
          {!isAddressNamed && address}
          <LineEntry label={<Trans>Company</Trans>} optional {...field('company')} />
          <LineEntry label={<Trans>Phone</Trans>} optional type="tel" inputMode="tel" {...field('phone')} />
          <LineEntry label={<Trans>Represented by</Trans>} optional {...field('representedBy')} />
        </Box>
      </Disclosure>
    </EntryCard>
  )
}
