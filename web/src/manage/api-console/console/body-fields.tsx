import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { TextArea } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import type { Refused } from './prepare-call.ts'
import { useReason } from './use-reason.ts'

interface BodyFieldsProps {
  id: string
  kind: 'json' | 'bytes' | undefined
  text: string
  refused: Refused
  onText: (text: string) => void
  onFile: (file: File | undefined) => void
}

/** What a call brings along: JSON, which begins with an example, or a file. */
export function BodyFields({ id, kind, text, refused, onText, onFile }: BodyFieldsProps) {
  const reason = useReason()
  if (kind === undefined) return null
  if (kind === 'bytes') {
    return (
      <LabelledControl id={id} label={<Trans>File</Trans>} error={undefined}>
        {(control) => (
          <Box asChild minH="11">
            <input {...control} type="file" onChange={(event) => onFile(event.currentTarget.files?.[0])} />
          </Box>
        )}
      </LabelledControl>
    )
  }
  const issues = Object.entries(refused)
    .filter(([place]) => place === 'body' || place.startsWith('body.'))
    .map(([place, code]) => `${place}: ${reason(code)}`)
  return (
    <LabelledControl id={id} label={<Trans>Body</Trans>} error={issues.length > 0 ? issues.join('\n') : undefined}>
      {(control) => (
        <TextArea
          {...control}
          rows={Math.min(text.split('\n').length + 1, 24)}
          value={text}
          spellCheck={false}
          fontFamily="mono"
          fontSize="sm"
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )}
    </LabelledControl>
  )
}
