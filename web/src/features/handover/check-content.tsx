import { Box } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { newId } from '#shared/ids.ts'
import type { SignedContent } from '#shared/handover/canonical-content.ts'
import { isLanguage, languageNames, languages } from '#shared/languages.ts'
import { ProtocolSummary } from './protocol-summary.tsx'
import { StepFrame } from './step-frame.tsx'
import { useWalk } from './use-walk.ts'
import { Button } from '#web/ui/button.ts'
import { Select } from '#web/ui/controls.tsx'
import { LabelledControl } from '#web/ui/labelled-control.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text } from '#web/ui/typography.ts'
import { fingerprintOf } from './freeze.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'
import { PartyStatements } from './party-statements.tsx'
import { signersOf, statementsOf, statementWords } from './statements.ts'

interface CheckContentProps {
  signing: KeptSigning
  content: SignedContent
  /** In the language of the document. */
  texts: I18n
  /** Somebody signed, and the content was changed afterwards. */
  isOutdated: boolean
  change: (to: (before: KeptSigning) => KeptSigning) => Promise<void>
}

/** The whole content once more, and what each party declares; from here on it is frozen. */
export function CheckContent({ signing, content, texts, isOutdated, change }: CheckContentProps) {
  const { t } = useLingui()
  const { rooms, protocol } = useWalk()
  const [hasFailed, setFailed] = useState(false)
  const failing = (done: Promise<void>) => void done.then(() => setFailed(false)).catch(() => setFailed(true))
  const freeze = async () => {
    const { property, statements, photoHashes } = content
    const contentHash = await fingerprintOf(content)
    const frozen = { contentHash, property: { ...property }, statements: [...statements], photoHashes, pdfId: newId() }
    await change((before) => ({
      ...before,
      frozen: frozen as NonNullable<KeptSigning['frozen']>,
      signatures: [],
      drafts: {},
    }))
  }
  return (
    <StepFrame
      title={<Trans>Check and sign</Trans>}
      action={
        <Button size="lg" onClick={() => failing(freeze())}>
          <Trans>Everything is right: sign now</Trans>
        </Button>
      }
    >
      {isOutdated && (
        <Notice>
          <Trans>
            The content was changed after somebody had signed. Those signatures no longer count: all sign again.
          </Trans>
        </Notice>
      )}
      <ProtocolSummary protocol={protocol} rooms={rooms} />
      <LabelledControl id="language" label={t`Language of the document`} error={undefined}>
        {(control) => (
          <Select
            {...control}
            minH="14"
            value={signing.language}
            onChange={({ currentTarget: { value } }) =>
              isLanguage(value) && failing(change((before) => ({ ...before, language: value })))
            }
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageNames[each]}
              </option>
            ))}
          </Select>
        )}
      </LabelledControl>
      <section aria-labelledby="statements">
        <Heading id="statements" size="lg" mb="2">
          <Trans>What each of you declares</Trans>
        </Heading>
        <Text color="fg.muted" mb="3">
          <Trans>Each ticks for themselves. Nothing has to be ticked.</Trans>
        </Text>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          {signersOf(protocol.content).map((party) => (
            <PartyStatements
              key={party.id}
              party={party}
              kinds={statementsOf(party, { content: protocol.content, rooms })}
              say={(kind) => texts._(statementWords(kind, protocol.content.jurisdiction))}
              ticked={signing.ticked}
              onTick={(statement, isTicked) =>
                failing(
                  change((before) => ({
                    ...before,
                    ticked: [
                      ...before.ticked.filter((each) => each.partyId !== party.id || each.statement !== statement),
                      ...(isTicked ? [{ partyId: party.id, statement }] : []),
                    ],
                  })),
                )
              }
            />
          ))}
        </Box>
      </section>
      <Text role="alert" color="danger.fg">
        {hasFailed && <Trans>This device could not keep it. Please free some space and try again.</Trans>}
      </Text>
    </StepFrame>
  )
}
