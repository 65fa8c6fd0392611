import { Box, chakra } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { contractDocs } from '#shared/api-description/contract-docs.ts'
import { endpointNames, groupOf, groups } from '#shared/api-description/groups.ts'
import { type EndpointName, everyEndpoint } from '#shared/every-endpoint.ts'
import { lookFor, saidBy } from '#shared/search/search.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'

interface EndpointListProps {
  chosen: EndpointName | undefined
  onChoose: (name: EndpointName) => void
}

/** Every call of the API by chapter, narrowed down by what is typed. */
export function EndpointList({ chosen, onChoose }: EndpointListProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = endpointNames.filter((name) => isFound(name, typed))
  const count = found.length
  return (
    <Box asChild minW="0">
      <nav aria-label={t`Calls`}>
        <LabelledControl id={id} label={<Trans>Search</Trans>} error={undefined}>
          {(control) => (
            <Input {...control} type="search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          )}
        </LabelledControl>
        <Text color="fg.muted" fontSize="sm" role="status" mt="1">
          <Trans>{count} calls</Trans>
        </Text>
        <Scrolled tabIndex={0} role="group" aria-label={t`Calls`}>
          {groups.map(({ name: group }) => {
            const names = found.filter((name) => groupOf(name) === group)
            return (
              names.length > 0 && (
                <Box key={group} mb="4">
                  <Heading as="h2" size="md">
                    {groupNames[group] ? i18n._(groupNames[group]) : group}
                  </Heading>
                  {names.map((name) => (
                    <Choice key={name} aria-pressed={name === chosen} onClick={() => onChoose(name)} translate="no">
                      <b>{everyEndpoint[name].method}</b> {everyEndpoint[name].path}
                    </Choice>
                  ))}
                </Box>
              )
            )
          })}
        </Scrolled>
      </nav>
    </Box>
  )
}

/** Each word somewhere in what is known of it. */
function isFound(name: EndpointName, typed: string): boolean {
  const { method, path } = everyEndpoint[name]
  return lookFor(typed)(saidBy(`${name} ${method} ${path} ${groupOf(name)} ${contractDocs[name]}`))
}

const Scrolled = chakra('div', {
  base: { maxHeight: '70vh', overflowY: 'auto', marginTop: '8px', '@media (max-width: 60rem)': { maxHeight: '40vh' } },
})

const Choice = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    minHeight: '44px',
    padding: '8px',
    textAlign: 'start',
    fontFamily: 'mono',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderRadius: 'sm',
    outlineOffset: '-3px',
    '&[aria-pressed=true]': { background: 'bg.subtle', boxShadow: 'inset 3px 0 0 var(--chakra-colors-pine-fg)' },
  },
})

/** The chapters of the description, which itself is for programs and in English. */
const groupNames: Readonly<Record<string, MessageDescriptor>> = {
  Site: msg`Site`,
  Applying: msg`Applying`,
  'Sign-in': msg`Sign-in`,
  Organizations: msg`Organizations`,
  Users: msg`Users`,
  Properties: msg`Properties`,
  Processes: msg`Processes`,
  Applications: msg`Applications`,
  Handover: msg`Handover`,
  Sync: msg`Sync`,
}
