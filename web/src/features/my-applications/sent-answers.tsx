import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { employmentStatuses } from '#shared/application/main-renter.ts'
import type { OwnApplication } from '#shared/application/own-contract.ts'
import { download } from '#web/outbox/download.ts'
import { type SaidInIt, useCopyText } from '#web/outbox/use-copy-text.ts'
import { Button } from '#web/ui/button.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { Heading, Text } from '#web/ui/typography.ts'
import { FailureWords } from './failure-words.tsx'
import { makeExport } from './make-export.ts'

/** Every answer and the name of every document, and a way to have them all. */
export function SentAnswers({ own, secret }: { own: OwnApplication; secret: string }) {
  const { t } = useLingui()
  const textOf = useCopyText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const text = textOf(asSaid(own))

  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { file, missing } = await makeExport(own, secret, text)
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
      <Text p="3" borderWidth="1px" borderRadius="md" overflowWrap="anywhere" css={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
      <Button variant="outline" justifySelf="start" disabled={isBusy} onClick={() => void save()}>
        {isBusy ? <Trans>One moment...</Trans> : <Trans>Export with all documents</Trans>}
      </Button>
      {failure !== undefined && <FailureWords failure={failure} />}
    </Box>
  )
}

function asSaid({ mainRenters, generalInfo, propertyAddress }: OwnApplication): SaidInIt {
  return {
    address: propertyAddress,
    answers: {
      generalInfo,
      mainRenters: mainRenters.map((renter) => ({
        ...renter,
        profession: {
          ...renter.profession,
          employmentStatus: employmentStatuses.find((status) => status === renter.profession.employmentStatus) ?? '',
        },
      })),
    },
    documents: mainRenters.flatMap(({ id: renterId, documents }) =>
      documents.map(({ type, originalName: name }) => ({ renterId, type, name })),
    ),
  }
}
