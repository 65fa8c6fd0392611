import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { isSameName, rolesInTurn, rolesOf } from '#shared/handover/kind.ts'
import { partyRoles } from '#shared/handover/party.ts'
import type { ProtocolForm } from '#shared/handover/protocol-form.ts'
import { MAX_TEXT_LENGTH } from '#shared/text.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { FormField } from '#web/kit/form/field/form-field.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Input, Select } from '#web/kit/ui/controls.tsx'
import { unseen } from '#web/kit/ui/fitting.ts'
import { CloseIcon } from '#web/kit/ui/icons.tsx'
import { useLeave } from '#web/manage/handover/fields/use-leave.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { KnownButtons, useKnownPeople } from './known-people.tsx'

/** Names, added one by one: Enter adds, blanks are ignored (handover.md, Creating a protocol). A name that was typed and not added counts as well. */
export function ParticipantsField() {
  const { t, i18n } = useLingui()
  const { field } = useController({ name: 'participants' })
  const people: ProtocolForm['participants'] = field.value
  const { propertyId, kind, date } = useWatch<ProtocolForm>()
  const known = useKnownPeople(propertyId ?? '', kind || undefined, date ?? '')
  const roles = kind ? rolesInTurn(kind, people) : []
  const [typed, setTyped] = useState('')
  /** Who was typed last, and as who they take part: the field keeps the focus, for the next name. */
  const [told, setTold] = useState('')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(people)
  useEffect(() => {
    latest.current = people
  }, [people])

  // What is done to one changes nobody else: as who each is shown, each stays.
  const asShown = () => {
    const shown = kind ? rolesInTurn(kind, latest.current) : []
    return latest.current.map((person, at) => ({ ...person, role: shown[at] }))
  }
  const take = (person: ProtocolForm['participants'][number]) => {
    const before = asShown()
    field.onChange([...before, person])
    return `${id}-${before.length}`
  }
  // Whoever is signed in here, above all, is never taken for the tenant.
  const personOf = (name: string): ProtocolForm['participants'][number] =>
    known.find((each) => isSameName(each.name, name)) ?? { name, email: '', phone: '' }
  const likely = kind && typed.trim() !== '' && rolesInTurn(kind, [...people, personOf(typed.trim())]).at(-1)
  const role = likely ? i18n._(roleNames[likely]) : ''
  const add = () => {
    const name = onOneLine(typed)
    setTyped('')
    if (name === '') return
    take(personOf(name))
    setTold([name, role].filter(Boolean).join(', '))
  }
  const onBlur = useLeave(add)
  const remove = (at: number) => {
    field.onChange(asShown().toSpliced(at, 1))
    setTold('')
    input.current?.focus()
  }
  return (
    <div>
      <FormField
        name="participants"
        label={<Trans>Participants</Trans>}
        hint={role ? t`Takes part as: ${role}. Enter adds the name` : t`One name at a time; Enter adds it`}
      >
        {(control) => (
          <Flex gap="2" wrap="wrap">
            <Input
              {...control}
              flex="1 1 6rem"
              minW="0"
              ref={input}
              value={typed}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={MAX_TEXT_LENGTH}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={onBlur}
              onKeyDown={(event) => {
                // While a name is put together by an input method, Enter belongs to that.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            <Button variant="outline" flex="none" onClick={add}>
              <Trans>Add</Trans>
            </Button>
          </Flex>
        )}
      </FormField>
      <Box as="ul" listStyleType="none" mt="2" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
        {people.map((person, at) => {
          const { name } = person
          return (
            // Two people may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${at} ${name}`}>
              <Flex
                role="group"
                id={`${id}-${at}`}
                aria-label={name}
                align="center"
                justify="space-between"
                gap="2"
                ps="3"
                bg="bg.subtle"
                borderRadius="md"
              >
                <Box overflowWrap="anywhere" minW="0" flex="1" py="1">
                  {name}
                  {kind && (
                    <Select
                      aria-label={t`As who: ${name}`}
                      minH="11"
                      value={roles[at]}
                      onChange={({ currentTarget: { value } }) =>
                        field.onChange(
                          asShown().with(at, { ...person, role: partyRoles.find((each) => each === value) }),
                        )
                      }
                    >
                      {rolesOf(kind).map((each) => (
                        <option key={each} value={each}>
                          {i18n._(roleNames[each])}
                        </option>
                      ))}
                    </Select>
                  )}
                </Box>
                <Button variant="ghost" size="icon" aria-label={t`Remove ${name}`} onClick={() => remove(at)}>
                  <CloseIcon />
                </Button>
              </Flex>
            </li>
          )
        })}
      </Box>
      <Box role="status" css={unseen}>
        {told}
      </Box>
      <KnownButtons known={known} taken={people} onTake={take} />
    </div>
  )
}
