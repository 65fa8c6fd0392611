import { Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Key, type KeyKind, keyKinds } from '#shared/handover/installations.ts'
import { isLockReplaced, isUncounted, keysOut, lockAnswer, missingKeys, returnedAnswer } from '#shared/handover/keys.ts'
import { leaves } from '#shared/handover/kind.ts'
import { Button } from '#web/kit/ui/button.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { ConfirmButton } from '#web/kit/ui/later/confirm-button.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { changedIn, without } from '#web/manage/handover/compare/change-list.ts'
import { UncountedKeys } from '#web/manage/handover/compare/uncounted-keys.tsx'
import { newKey } from '#web/manage/handover/draft/new-key.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { LineEntry } from '#web/manage/handover/fields/line-entry.tsx'
import { NumberStepper } from '#web/manage/handover/fields/number-stepper.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { YesNo } from '#web/manage/handover/fields/yes-no.tsx'
import { keyNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { ButtonRow } from '#web/manage/ui/button-row.tsx'
import { Card } from '#web/manage/ui/card.tsx'

/** Keys by kind: handed out to who moves in; of who moves out, how many of those that they got are back. */
export function KeysPage() {
  const { i18n } = useLingui()
  const { protocol, protocols, change } = useProtocolDraft()
  const { kind, keys } = protocol.content
  const out = leaves(kind) ? keysOut(protocol, protocols) : undefined
  const add = (of: KeyKind) => {
    const known = out?.keys.find((key) => key.kind === of && keys.every((each) => each.kind !== of))
    change((before) => ({ ...before, keys: [...before.keys, newKey(kind, of, known)] }))
  }
  return (
    <StepFrame title={<Trans>Keys</Trans>}>
      {keys.map((key) => (
        <KeyCard key={key.id} of={key} />
      ))}
      {out && <UncountedKeys out={out} />}
      <section aria-labelledby="add-key">
        <Text id="add-key" fontWeight="medium" mb="2">
          <Trans>Add keys</Trans>
        </Text>
        <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: '1 0 auto' } }}>
          {keyKinds.map((each) => (
            <Button key={each} variant="outline" size="lg" px="4" onClick={() => add(each)}>
              <PlusIcon />
              {i18n._(keyNames[each])}
            </Button>
          ))}
        </Flex>
      </section>
    </StepFrame>
  )
}

function KeyCard({ of }: { of: Key }) {
  const { i18n, t } = useLingui()
  const { protocol, change } = useProtocolDraft()
  const { id, kind, serialNumber, handedOver, returned, handedOn, note } = of
  const { kind: about } = protocol.content
  const set = (part: Partial<Key>) => change((before) => ({ ...before, keys: changedIn(before.keys, id, part) }))
  const name = i18n._(keyNames[kind])
  const missing = missingKeys(about, of)
  const uncounted = isUncounted(about, of)
  return (
    <Card as="section" aria-label={name} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Heading as="h2" size="lg">
        {name}
      </Heading>
      <NumberStepper label={t`Handed out`} value={handedOver} onChange={(count) => set({ handedOver: count })} />
      {leaves(about) && (
        <NumberStepper label={t`Returned`} value={returned} onChange={(count) => set(returnedAnswer(count))} />
      )}
      {about === 'move_out_in' && (
        <NumberStepper
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
      <LineEntry
        label={<Trans>Number on the key</Trans>}
        optional
        value={serialNumber}
        onChange={(typed) => set({ serialNumber: typed })}
      />
      <LineEntry label={<Trans>Note</Trans>} optional value={note} onChange={(typed) => set({ note: typed })} />
      <ConfirmButton
        label={t`Remove ${name}`}
        question={<Trans>Remove {name} with what was counted?</Trans>}
        confirm={<Trans>Remove</Trans>}
        onConfirm={() => change((before) => ({ ...before, keys: without(before.keys, id) }))}
      >
        <Trans>Remove</Trans>
      </ConfirmButton>
    </Card>
  )
}
