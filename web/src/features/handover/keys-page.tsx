import { Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { newId } from '#shared/ids.ts'
import { type Key, type KeyKind, keyKinds, missingKeys } from '#shared/handover/installations.ts'
import { Card } from '#web/desk/card.tsx'
import { NumberStepper } from '#web/handover/number-stepper.tsx'
import { keyNames } from '#web/handover/protocol-words.ts'
import { Button } from '#web/ui/button.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Heading, Text } from '#web/ui/typography.ts'
import { changedIn, without } from './change-list.ts'
import { LineEntry } from './line-entry.tsx'
import { StepFrame } from './step-frame.tsx'
import { useWalk } from './use-walk.ts'
import { YesNo } from './yes-no.tsx'

/** Keys by kind: how many were handed out once, and how many are here. */
export function KeysPage() {
  const { i18n } = useLingui()
  const { protocol, change } = useWalk()
  const { keys } = protocol.content
  const add = (kind: KeyKind) => change((before) => ({ ...before, keys: [...before.keys, newKey(kind)] }))
  return (
    <StepFrame title={<Trans>Keys</Trans>}>
      {keys.map((key) => (
        <KeyCard key={key.id} of={key} />
      ))}
      <section aria-labelledby="add-key">
        <Text id="add-key" fontWeight="medium" mb="2">
          <Trans>Add keys</Trans>
        </Text>
        <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: '1 0 auto' } }}>
          {keyKinds.map((kind) => (
            <Button key={kind} variant="outline" size="lg" px="4" onClick={() => add(kind)}>
              <PlusIcon />
              {i18n._(keyNames[kind])}
            </Button>
          ))}
        </Flex>
      </section>
    </StepFrame>
  )
}

function KeyCard({ of }: { of: Key }) {
  const { i18n, t } = useLingui()
  const { change } = useWalk()
  const { id, kind, serialNumber, handedOver, returned, needsNewLock, note } = of
  const set = (part: Partial<Key>) => change((before) => ({ ...before, keys: changedIn(before.keys, id, part) }))
  const name = i18n._(keyNames[kind])
  const missing = missingKeys(of)
  return (
    <Card as="section" aria-label={name} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Heading as="h2" size="lg">
        {name}
      </Heading>
      <NumberStepper label={t`Handed out`} value={handedOver} onChange={(count) => set({ handedOver: count })} />
      <NumberStepper label={t`Returned`} value={returned} onChange={(count) => set({ returned: count })} />
      <Text role="status" color={missing > 0 ? 'attention.fg' : 'fg.muted'}>
        {missing > 0 ? (
          <Plural value={missing} one="# key is missing" other="# keys are missing" />
        ) : (
          <Trans>None is missing</Trans>
        )}
      </Text>
      {missing > 0 && (
        <YesNo
          label={<Trans>The lock is replaced</Trans>}
          value={needsNewLock}
          onChange={(needs) => set({ needsNewLock: needs })}
        />
      )}
      <LineEntry
        label={<Trans>Number on the key</Trans>}
        optional
        value={serialNumber}
        onChange={(typed) => set({ serialNumber: typed })}
      />
      <LineEntry label={<Trans>Note</Trans>} optional value={note} onChange={(typed) => set({ note: typed })} />
      <Flex>
        <Button
          variant="danger"
          aria-label={t`Remove ${name}`}
          onClick={() => change((before) => ({ ...before, keys: without(before.keys, id) }))}
        >
          <Trans>Remove</Trans>
        </Button>
      </Flex>
    </Card>
  )
}

const newKey = (kind: KeyKind): Key => ({
  id: newId(),
  kind,
  serialNumber: '',
  handedOver: 1,
  returned: 1,
  needsNewLock: false,
  note: '',
})
