import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnApplication } from '#shared/application/own-contract.ts'
import { AnswerList } from '#web/apply/delivery/status/copy/answer-list.tsx'
import { download } from '#web/apply/delivery/status/copy/download.ts'
import { useCopyText } from '#web/apply/delivery/status/copy/use-copy-text.ts'
import { type SaidInIt, useSaid } from '#web/apply/delivery/status/copy/use-said.ts'
import { Button } from '#web/kit/ui/button.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Heading } from '#web/kit/ui/typography.ts'
import { FailureText } from './failure-text.tsx'
import { makeExport } from './make-export.ts'
import type { Held } from './use-sent-application.ts'

/** Every answer and the name of every document, and a way to have them all. */
export function SentAnswers({ own, held }: { own: OwnApplication; held: Held }) {
  const { t } = useLingui()
  const saidIn = useSaid()
  const textOf = useCopyText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const said = asSaid(own)

  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { file, missing } = await makeExport(own, held, textOf(said))
      download(file, `einzug-${own.reference}.zip`)
      if (missing.length > 0) {
        showToast({
          tone: 'error',
          title: () => t`Not everything could be copied`,
          description: () => missing.join(', '),
        })
      }
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box as="section" display="grid" gap="3">
      <Heading as="h3" size="md">
        <Trans>What was sent</Trans>
      </Heading>
      {saidIn(said).map(({ title, rows }, index) => (
        // Two people may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} borderWidth="1px" borderRadius="md" px="3">
          <Heading as="h4" size="md" py="2" overflowWrap="anywhere">
            {title}
          </Heading>
          <AnswerList rows={rows} />
        </Box>
      ))}
      <Button variant="outline" justifySelf="start" disabled={isBusy} onClick={() => void save()}>
        {isBusy ? <Trans>One moment...</Trans> : <Trans>Export with all documents</Trans>}
      </Button>
      {failure !== undefined && <FailureText failure={failure} />}
    </Box>
  )
}

function asSaid({ mainRenters, generalInfo, propertyAddress, country }: OwnApplication): SaidInIt {
  return {
    address: propertyAddress,
    country,
    answers: { mainRenters, generalInfo },
    documents: mainRenters.flatMap(({ id: renterId, documents }) =>
      documents.map(({ type, originalName: name }) => ({ renterId, type, name })),
    ),
  }
}
