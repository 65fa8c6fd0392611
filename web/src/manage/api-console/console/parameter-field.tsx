import { Box } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { JsonSchema } from '#shared/api-description/json-schema.ts'
import type { Parameter } from '#shared/api-description/parameters.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Input, Select, TextArea } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import type { Refused } from './prepare-call.ts'

interface ParameterFieldProps {
  id: string
  parameter: Parameter
  value: string
  /** The code of the rule that it breaks. */
  refused: string | undefined
  onChange: (value: string) => void
}

/** One parameter: a choice where there are few values, else a field that says its limits. */
export function ParameterField({ id, parameter, value, refused, onChange }: ParameterFieldProps) {
  const { name, required, schema } = parameter
  const reason = useReason()
  const choices = Array.isArray(schema['enum']) ? schema['enum'].map(String) : []
  return (
    <LabelledControl
      id={id}
      label={<span translate="no">{name}</span>}
      hint={hasLimits(schema) && <Limits {...schema} />}
      optional={!required}
      error={refused === undefined ? undefined : reason(refused)}
    >
      {(control) =>
        choices.length > 0 ? (
          <Select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            <option value="">{none}</option>
            {choices.map((choice) => (
              <option key={choice} translate="no">
                {choice}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...control}
            value={value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode={schema['type'] === 'integer' ? 'numeric' : undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </LabelledControl>
  )
}

const none = '–'
const uuid = 'UUID'

const hasLimits = ({ format, minimum, maxLength, default: usual }: JsonSchema) =>
  format === 'uuid' || minimum !== undefined || maxLength !== undefined || usual !== undefined

/** What may be said here, in a few words. */
function Limits({ format, minimum, maximum, maxLength, default: usual }: JsonSchema) {
  const [least, most, longest, otherwise] = [minimum, maximum, maxLength, usual].map(String)
  return (
    <>
      {format === 'uuid' && <span translate="no">{uuid}</span>}
      {minimum !== undefined && maximum !== undefined && (
        <Trans>
          {least} to {most}
        </Trans>
      )}
      {maxLength !== undefined && <Trans>at most {longest} characters</Trans>}
      {usual !== undefined && ' · '}
      {usual !== undefined && <Trans>otherwise {otherwise}</Trans>}
    </>
  )
}

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

/** Words for what a rule or a parser says: a code of one of the two lists, or what the parser threw. */
function useReason() {
  const texts = useTexts()
  return (reason: string): string => {
    if (/^\w*Error: /.test(reason)) return reason
    return texts.knowsError(reason) ? texts.error(reason) : texts.issue(reason)
  }
}
