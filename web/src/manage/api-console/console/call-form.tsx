import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { bodyOf } from '#shared/api-description/bodies.ts'
import { contractDocs } from '#shared/api-description/contract-docs.ts'
import { exampleOf } from '#shared/api-description/example.ts'
import { jsonSchemaOf } from '#shared/api-description/json-schema.ts'
import { addressParametersOf, headerParametersOf, type Parameter } from '#shared/api-description/parameters.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { BodyFields, ParameterField } from './parameter-field.tsx'
import { type Prepared, prepareCall, type Refused, type Typed } from './prepare-call.ts'

interface CallFormProps {
  name: EndpointName
  isRunning: boolean
  onRun: (prepared: Prepared) => void
  onStop: () => void
}

/** All that a call can be told, with its limits. What its rules refuse is said beside the field, and sent to who wants to see the server's answer. */
export function CallForm({ name, isRunning, onRun, onStop }: CallFormProps) {
  const { t } = useLingui()
  const id = useId()
  const endpoint: Endpoint = everyEndpoint[name]
  const parameters = [...addressParametersOf(endpoint), ...headerParametersOf(endpoint)]
  const [typed, setTyped] = useState<Typed>(() => firstTyped(name, parameters))
  const [refused, setRefused] = useState<Refused>({})

  const isRefused = Object.keys(refused).length > 0
  const run = (anyway: boolean) => {
    const outcome = prepareCall(name, typed)
    setRefused(outcome.refused)
    if (anyway || Object.keys(outcome.refused).length === 0) onRun(outcome.prepared)
  }
  return (
    <form
      aria-label={t`Call`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        run(false)
      }}
    >
      <Heading as="h2" size="lg" overflowWrap="anywhere" translate="no">
        {endpoint.method} {endpoint.path}
      </Heading>
      <Text color="fg.muted" lang="en" mb="4">
        <WithCode text={contractDocs[name]} />
      </Text>
      <Box display="grid" gap="4">
        {parameters.map((parameter) => (
          <ParameterField
            key={`${parameter.in}.${parameter.name}`}
            id={`${id}-${parameter.in}-${parameter.name}`}
            parameter={parameter}
            value={typed[parameter.in][parameter.name] ?? ''}
            refused={refused[`${parameter.in}.${parameter.name}`]}
            onChange={(value) =>
              setTyped((was) => ({ ...was, [parameter.in]: { ...was[parameter.in], [parameter.name]: value } }))
            }
          />
        ))}
        <BodyFields
          id={`${id}-body`}
          kind={endpoint.body === 'bytes' ? 'bytes' : endpoint.body && 'json'}
          text={typed.body}
          refused={refused}
          onText={(body) => setTyped((was) => ({ ...was, body }))}
          onFile={(file) => setTyped((was) => ({ ...was, file }))}
        />
      </Box>
      <Flex gap="3" mt="4">
        <Button type="submit" disabled={isRunning}>
          {isRunning ? <Trans>One moment...</Trans> : <Trans>Execute</Trans>}
        </Button>
        {isRefused && !isRunning && (
          <Button variant="outline" onClick={() => run(true)}>
            <Trans>Send anyway</Trans>
          </Button>
        )}
        {isRunning && (
          <Button variant="outline" onClick={onStop}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </Flex>
    </form>
  )
}

function firstTyped(name: EndpointName, parameters: readonly Parameter[]): Typed {
  const schema = bodyOf(name, localToday())
  const constants = parameters.filter(({ in: place, schema }) => place === 'header' && 'const' in schema)
  return {
    path: {},
    query: {},
    header: Object.fromEntries(constants.map(({ name, schema }) => [name, String(schema['const'])])),
    body: schema ? JSON.stringify(exampleOf(jsonSchemaOf(schema, 'input')), null, 2) : '',
    file: undefined,
  }
}

/** A description as it is written in the contracts, where names stand between backticks. */
const WithCode = ({ text }: { text: string }) =>
  [...text.matchAll(/`([^`]+)`|[^`]+/g)].map(({ 0: words, 1: name, index: place }) =>
    name === undefined ? words : <Code key={place}>{name}</Code>,
  )

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } })
