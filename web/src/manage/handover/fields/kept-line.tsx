import { Box } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { QuietStatus } from '#web/kit/ui/quiet-status.tsx'
import { type ProtocolDraft, useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'

/** One quiet line, true at every moment. */
export function KeptLine() {
  const { state, absentPhotos } = useProtocolDraft()
  const absent = absentPhotos.length
  const truth = state === 'kept' && absent > 0 ? `kept without ${absent}` : state
  return (
    <QuietStatus truth={state === 'keeping' ? undefined : truth}>
      <Words state={state} absent={absent} />
    </QuietStatus>
  )
}

function Words({ state, absent }: Pick<ProtocolDraft, 'state'> & { absent: number }) {
  switch (state) {
    case 'kept':
      return absent > 0 ? (
        <Plural
          value={absent}
          one="What was typed is kept on this device. # photo is not: it comes when you open this protocol with a connection."
          other="What was typed is kept on this device. # photos are not: they come when you open this protocol with a connection."
        />
      ) : (
        <Box as="span" color="phone.fg">
          <Trans>Everything is kept on this device</Trans>
        </Box>
      )
    case 'keeping':
      return <Trans>Keeping it on this device...</Trans>
    case 'invalid':
    case 'device_full':
    case 'failed':
      return (
        <Box as="span" color="danger.fg">
          <NotKept state={state} />
        </Box>
      )
  }
}

function NotKept({ state }: { state: Exclude<ProtocolDraft['state'], 'kept' | 'keeping'> }) {
  switch (state) {
    case 'invalid':
      return <Trans>The last entry cannot be kept like this. Please correct it.</Trans>
    case 'device_full':
      return (
        <Trans>This device has no space left: the last entry is not kept. Please free some space and type on.</Trans>
      )
    case 'failed':
      return <Trans>The last entry could not be kept. Please type it again.</Trans>
  }
}
