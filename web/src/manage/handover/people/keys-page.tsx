import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Key, type KeyKind, keyKinds } from '#shared/handover/installations.ts'
import { formatDate } from '#shared/dates.ts'
import {
  isLockReplaced,
  isUncounted,
  type KeysOut,
  keysOut,
  lockAnswer,
  missingKeys,
  otherHandedOut,
  returnedAnswer,
} from '#shared/handover/keys.ts'
import { leaves } from '#shared/handover/kind.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { UncountedKeys } from '#web/manage/handover/compare/uncounted-keys.tsx'
import { changedIn, fieldsOf, without } from '#web/manage/handover/draft/change-list.ts'
import { newKey } from '#web/manage/handover/draft/new-key.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { AddButtons } from '#web/manage/handover/fields/add-buttons.tsx'
import { addKeyId, fieldId } from '#web/manage/handover/fields/focus-entry.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { NumberStepper } from '#web/manage/handover/fields/number-stepper.tsx'
import { YesNo } from '#web/manage/handover/fields/segmented-radios.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { keyNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { EntryCard } from './entry-card.tsx'

/** Keys by kind: handed out to who moves in; of who moves out, how many of those that they got are back. */
export function KeysPage() {
  const { i18n, t } = useLingui()
  const { protocol, protocols, change } = useProtocolDraft()
  const { kind, keys } = protocol.content
  const out = leaves(kind) ? keysOut(protocol, protocols) : undefined
  const add = (of: KeyKind) => {
    const known = out?.keys.find((key) => key.kind === of && keys.every((each) => each.kind !== of))
    const key = newKey(kind, of, known)
    change((before) => ({ ...before, keys: [...before.keys, key] }))
    return key.id
  }
  return (
    <StepFrame title={t`Keys`}>
      {keys.map((key) => (
        <KeyCard key={key.id} of={key} out={out} />
      ))}
      {out && <UncountedKeys out={out} />}
      <AddButtons
        id={addKeyId}
        title={<Trans>Add keys</Trans>}
        choices={keyKinds.map((each) => ({ key: each, words: i18n._(keyNames[each]), onAdd: () => add(each) }))}
      />
    </StepFrame>
  )
}

function KeyCard({ of, out }: { of: Key; out: KeysOut | undefined }) {
  const { i18n, t } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const { id, kind, returned, handedOn } = of
  const { kind: about } = protocol.content
  const set = (part: Partial<Key>) => change((before) => ({ ...before, keys: changedIn(before.keys, id, () => part) }))
  const field = fieldsOf(of, set)
  const name = i18n._(keyNames[kind])
  const missing = missingKeys(about, of)
  const uncounted = isUncounted(about, of)
  return (
    <EntryCard
      id={id}
      name={name}
      remove={t`Remove ${name}`}
      question={<Trans>Remove {name} with what was counted?</Trans>}
      onRemove={() => change((before) => ({ ...before, keys: without(before.keys, id) }))}
    >
      <Heading as="h2" size="lg">
        {name}
      </Heading>
      <NumberStepper id={fieldId(id, 'handed-out')} label={t`Handed out`} {...field('handedOver')} />
      <HandedOutBefore out={out} of={of} />
      {leaves(about) && (
        <NumberStepper
          id={fieldId(id, 'returned')}
          label={t`Returned`}
          value={returned}
          onChange={(count) => set(returnedAnswer(count))}
        />
      )}
      {about === 'move_out_in' && (
        <NumberStepper
          id={fieldId(id, 'handed-on')}
          label={t`Handed on to the new tenant`}
          value={handedOn ?? 0}
          onChange={(count) => set({ handedOn: count })}
        />
      )}
      {(uncounted || leaves(about)) && (
        <Text role="status" color={uncounted || missing > 0 ? 'attention.fg' : 'fg.muted'}>
          {uncounted ? (
            <Trans>Not counted yet</Trans>
          ) : missing > 0 ? (
            <Plural value={missing} one="# key is missing" other="# keys are missing" />
          ) : (
            <Trans>None is missing</Trans>
          )}
        </Text>
      )}
      {uncounted && missing > 0 && (
        <ButtonRow>
          <Button variant="outline" size="lg" onClick={() => set(returnedAnswer(0))}>
            <Trans>None came back</Trans>
          </Button>
        </ButtonRow>
      )}
      {!uncounted && missing > 0 && (
        <YesNo
          label={<Trans>The lock is replaced</Trans>}
          value={isLockReplaced(of)}
          onChange={(isReplaced) => set(lockAnswer(isReplaced))}
        />
      )}
      <LineEntry label={<Trans>Number on the key</Trans>} optional {...field('serialNumber')} />
      <LineEntry label={<Trans>Note</Trans>} optional {...field('note')} />
    </EntryCard>
  )
}

/** A key that is typed away here is missed by nobody any more. */
function HandedOutBefore({ out, of }: { out: KeysOut | undefined; of: Key }) {
  const { keys } = useProtocolDraft().protocol.content
  const before = otherHandedOut(out, of, keys)
  const day = out ? formatDate(out.date) : ''
  return (
    <Text role="status" color="attention.fg" css={{ '&:empty': { display: 'none' } }}>
      {before !== undefined && (
        <Trans>
          By the protocol of {day}, {before} were handed out. If that is wrong, please say why in the note.
        </Trans>
      )}
    </Text>
  )
}
