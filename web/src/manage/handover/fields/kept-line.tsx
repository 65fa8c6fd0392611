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
      return (
        <Box as="span" color="danger.fg">
          <Trans>The last entry cannot be kept like this. Please correct it.</Trans>
        </Box>
      )
    case 'device_full':
      return (
        <Box as="span" color="danger.fg">
          <Trans>This device has no space left: the last entry is not kept. Please free some space and type on.</Trans>
        </Box>
      )
    case 'failed':
      return (
        <Box as="span" color="danger.fg">
          <Trans>The last entry could not be kept. Please type it again.</Trans>
        </Box>
      )
  }
}
