import { Box } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SignedContent } from '#shared/handover/canonical-content.ts'
import { doubtfulDays } from '#shared/handover/handover-day.ts'
import { mustSign } from '#shared/handover/party.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { standsBeside } from '#shared/handover/room/then-and-now.ts'
import { languageNames, completeLanguages, localeIn } from '#shared/languages.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { localToday } from '#web/kit/device/local-today.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { earlierPhotos } from '#web/manage/handover/compare/earlier-photos.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { SelectEntry } from '#web/manage/handover/fields/select-entry.tsx'
import { StepFrame } from '#web/manage/handover/fields/step-frame.tsx'
import { DeadlineList } from '#web/manage/handover/read/deadline-list.tsx'
import { asShown } from '#web/manage/handover/signed/freeze.ts'
import { ProtocolToRead } from '#web/manage/handover/signed/protocol-to-read.tsx'
import { signersOf, statementsOf, statementWords } from '#web/manage/handover/signed/statements.ts'
import { roleNames } from '#web/manage/protocol/labels/protocol-labels.ts'
import { useAbsentFiles } from '#web/manage/records/use-protocol-files.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { DoubtfulDay } from './doubtful-day.tsx'
import { LeftOpenTold } from './left-open-told.tsx'
import { ChangedParts } from './changed-parts.tsx'
import { Outdated } from './outdated.tsx'
import { PartyStatements, withoutStatement } from './party-statements.tsx'
import { readLanguageTexts } from './use-language-texts.ts'
import { type FreezeState, useFreeze } from './use-freeze.ts'
import { sayNewVersion } from './what-is-signed.ts'

interface CheckContentProps {
  signing: KeptSigning
  content: SignedContent
  /** In the language of the document. */
  texts: I18n
  /** It was checked, or some have answered, and the content was changed afterwards. */
  isOutdated: boolean
  change: (to: (before: KeptSigning) => KeptSigning) => Promise<void>
}

/** The whole content once more, and what each party declares; from here on it is frozen. */
export function CheckContent({ signing, content, texts, isOutdated, change }: CheckContentProps) {
  const { i18n, t } = useLingui()
  const draft = useProtocolDraft()
  const { rooms, protocol, files, baseline } = asShown(draft)
  const absent = useAbsentFiles(earlierPhotos(draft)).length
  const [hasFailed, setFailed] = useState(false)
  const failing = (done: Promise<void>) => void done.then(() => setFailed(false)).catch(() => setFailed(true))
  const { state, freeze } = useFreeze({ signing, content, change })
  /** Its words come first, so that nothing jumps; without them the page waits for them. */
  const chooseLanguage = (language: KeptSigning['language']) =>
    readLanguageTexts(localeIn(protocol.content.jurisdiction, language))
      .catch(() => undefined)
      .then(() => change((before) => ({ ...before, language })))
  const doubtful = doubtfulDays(protocol, localToday())
  const newVersion = sayNewVersion((words) => i18n._(words), protocol, draft.protocols)
  const [isAsking, setAsking] = useState(false)
  return (
    <StepFrame
      title={t`Check and sign`}
      reason={
        <Text id="not-ready" role="alert" color="danger.fg">
          {hasFailed && <Trans>This device could not keep it. Please free some space and try again.</Trans>}
          <NotReady state={state} />
        </Text>
      }
      action={
        state === 'preparing' ? (
          <Button size="lg" aria-disabled>
            <Trans>The document is being prepared...</Trans>
          </Button>
        ) : doubtful !== undefined && isAsking ? (
          <DoubtfulDay days={doubtful} onSign={() => void freeze()} />
        ) : (
          <Button
            size="lg"
            aria-describedby="not-ready"
            onClick={() => (doubtful === undefined ? void freeze() : setAsking(true))}
          >
            <Trans>Everything is right: sign now</Trans>
          </Button>
        )
      }
    >
      {newVersion && <Notice>{newVersion}</Notice>}
      {isOutdated && (
        <Notice>
          <Outdated signatures={signing.signatures} />
          <ChangedParts before={signing.frozen?.asSigned} />
        </Notice>
      )}
      {protocol.baselineId !== null && baseline === null && standsBeside(protocol.content) && (
        <Notice>
          <Trans>
            The protocol before is not on this device: the document will say so, and show nothing of how it was then. To
            have both beside each other, open this protocol with a connection before anybody signs.
          </Trans>
        </Notice>
      )}
      {baseline && baseline.protocol.status !== 'signed' && standsBeside(protocol.content) && (
        <Notice>
          <Trans>
            The protocol before does not hold any more: it was declared void, or replaced by a newer version. It stands
            beside this one all the same, and the document says so. To compare with what holds now, begin a new
            protocol.
          </Trans>
        </Notice>
      )}
      {absent > 0 && (
        <Notice>
          <Plural
            value={absent}
            one="# photo of the earlier protocol is not on this device: the document will only name it. To have it shown, open this protocol with a connection before anybody signs."
            other="# photos of the earlier protocol are not on this device: the document will only name them. To have them shown, open this protocol with a connection before anybody signs."
          />
        </Notice>
      )}
      <LeftOpenTold />
      <ProtocolToRead {...{ protocol, rooms, files, baseline }} property={content.property} />
      <DeadlineList content={protocol.content} />
      <SelectEntry
        label={t`Language of the document`}
        choices={completeLanguages.map((each) => ({ value: each, words: languageNames[each] }))}
        value={signing.language}
        onChange={(language) => failing(chooseLanguage(language))}
      />
      <section aria-labelledby="statements">
        <Heading id="statements" size="lg" mb="2">
          <Trans>What each of you declares</Trans>
        </Heading>
        <Text color="fg.muted" mb="3">
          <Trans>
            Ask each of them before you tick anything. At their turn everybody sees it, and can leave it out. Nothing
            has to be ticked.
          </Trans>
        </Text>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          {signersOf(protocol.content).map((party) => (
            <PartyStatements
              key={party.id}
              party={party}
              kinds={statementsOf(party, { content: protocol.content, rooms })}
              say={(kind) => texts._(statementWords(kind, protocol.content.jurisdiction))}
              ticked={signing.ticked}
              declined={signing.declined ?? []}
              onTick={(statement, isTicked) =>
                failing(
                  change((before) => {
                    const said = { partyId: party.id, statement }
                    const ticked = [...withoutStatement(before.ticked, said), ...(isTicked ? [said] : [])]
                    return { ...before, ticked, declined: withoutStatement(before.declined ?? [], said) }
                  }),
                )
              }
            />
          ))}
        </Box>
        <NotAsked parties={protocol.content.parties} />
      </section>
    </StepFrame>
  )
}

/** Who takes part and gets no turn: whoever was written down wrongly would never be missed. */
function NotAsked({ parties }: Pick<ProtocolContent, 'parties'>) {
  const { i18n } = useLingui()
  const names = parties
    .filter((party) => !mustSign(party))
    .map(({ name, role }) => `${onOneLine(name)} (${i18n._(roleNames[role])})`)
    .join(', ')
  if (names === '') return null
  return (
    <Text mt="4" overflowWrap="anywhere">
      <Trans>Not asked to sign: {names}</Trans>
    </Text>
  )
}

/** Why nobody is asked to sign yet. */
function NotReady({ state }: { state: FreezeState }) {
  switch (state) {
    case 'idle':
    case 'preparing':
      return null
    case 'device_full':
      return (
        <Trans>
          This device has no space for the document. Nobody has signed yet: please free some space and try again.
        </Trans>
      )
    case 'too_large':
      return <Trans>The document would be too large to be sent. Please remove some photos.</Trans>
    case 'photo_elsewhere':
      return (
        <Trans>
          The document cannot be made yet, because photos of it are not on this device. Nobody has signed. Please go to
          where there is a connection: with this protocol open they come by themselves. Then try again.
        </Trans>
      )
    case 'failed':
      return <Trans>The document cannot be made yet. Nobody has signed. Please try again.</Trans>
  }
}
