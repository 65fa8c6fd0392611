import { Box, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import { saveFile } from '#web/manage/ui/save-file.ts'
import { useCopy } from '#web/manage/ui/use-copy.ts'
import { asCurl } from './prepare-call.ts'
import type { Result } from './send-call.ts'

/** Status, address and content of an answer, each to be taken along. */
export function ResultCard({ result }: { result: Result }) {
  const { t, i18n } = useLingui()
  const copy = useCopy()
  const { call } = result
  const status = result.kind === 'failed' ? undefined : result.status
  const size = result.kind === 'file' ? i18n.number(result.file.size) : ''
  const url = location.origin + call.url
  return (
    <Box asChild minW="0" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md">
      <section aria-label={t`Answer`}>
        <Heading as="h2" size="lg">
          {status === undefined ? <Trans>No answer</Trans> : <Trans>Status {status}</Trans>}
        </Heading>
        <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere" translate="no">
          {call.method} {url}
        </Text>
        <Flex gap="2" wrap="wrap" my="3">
          {result.kind === 'text' && (
            <Button variant="outline" onClick={() => void copy(result.text)}>
              <Trans>Copy answer</Trans>
            </Button>
          )}
          <Button variant="outline" onClick={() => void copy(url)}>
            <Trans>Copy URL</Trans>
          </Button>
          <Button variant="outline" onClick={() => void copy(asCurl(call, location.origin))}>
            <Trans>Copy as curl</Trans>
          </Button>
        </Flex>
        {result.kind === 'failed' && <Text overflowWrap="anywhere">{result.reason}</Text>}
        {result.kind === 'text' && (
          <Code tabIndex={0} role="group" aria-label={t`Content`} translate="no">
            {result.text}
          </Code>
        )}
        {result.kind === 'file' && (
          <Flex gap="3" align="center" wrap="wrap">
            <Text overflowWrap="anywhere">
              {result.fileName} · <Trans>{size} bytes</Trans>
            </Text>
            <Button onClick={() => saveFile(result.file, result.fileName)}>
              <Trans>Save</Trans>
            </Button>
          </Flex>
        )}
        {result.kind !== 'failed' && (
          <Box mt="3">
            <Disclosure title={<Trans>Headers</Trans>}>
              <Code translate="no">{result.headers}</Code>
            </Disclosure>
          </Box>
        )}
      </section>
    </Box>
  )
}

const Code = chakra('pre', {
  base: {
    maxHeight: '32rem',
    overflow: 'auto',
    padding: '12px',
    fontFamily: 'mono',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: 'bg.subtle',
    borderRadius: 'sm',
  },
})
