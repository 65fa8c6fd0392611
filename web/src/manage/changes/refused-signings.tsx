import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import { completeLanguages } from '#shared/languages.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { PdfActions } from '#web/manage/protocol/document/pdf-actions.tsx'
import { useRecord, useRecords } from '#web/manage/records/use-records.ts'
import { useWaiting } from '#web/manage/records/use-waiting.ts'
import { changedSince } from '#web/manage/sync/commands/changed-since.ts'
import type { RefusedSigning } from '#web/manage/sync/conflicts/refused-signing.ts'
import { GiveUpSigned } from './give-up-signed.tsx'
import { mayPass } from './refused-card.tsx'
import { useCommandLabels } from './use-command-labels.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { When } from './waiting-card.tsx'

/** What people signed here and the server did not take: of one protocol, or of all. */
export function RefusedSignings({ protocolId }: { protocolId?: string }) {
  const { decisions, applySigned, giveUpSigned, sendSignedAgain } = useWaiting()
  return decisions.signings
    .filter((each) => protocolId === undefined || each.protocolId === protocolId)
    .map((refused) => {
      const { n } = refused.signing
      return (
        <RefusedSigningCard
          key={n}
          refused={refused}
          onApply={() => applySigned(n)}
          onAgain={() => sendSignedAgain(n)}
          onGiveUp={() => giveUpSigned(n)}
        />
      )
    })
}

interface RefusedSigningCardProps {
  refused: RefusedSigning
  onApply: () => void
  onAgain: () => void
  onGiveUp: () => void
}

const signed = z.catch(
  z.object({ pdf: z.object({ id: z.string() }), language: z.optional(z.enum(completeLanguages)) }),
  {
    pdf: { id: '' },
  },
)

/** The document is at hand as long as nobody has given it up: what is in it happened, whatever became of the draft. */
function RefusedSigningCard({ refused, onApply, onAgain, onGiveUp }: RefusedSigningCardProps) {
  const { signing, protocolId, cause, canApply } = refused
  const { pdf, language } = signed.parse(signing.body)
  const words = useCommandLabels()
  const refusalText = useRefusalText()
  const protocol = useRecord('protocol', protocolId)
  const isGone = protocol === null && ofGone.has(cause.outcome?.code ?? '')
  const isOfDraft = canApply && protocol?.status === 'draft'
  return (
    <Notice>
      <Text fontWeight="semibold">{words.done(signing)}</Text>
      <When at={signing.createdAt} />
      {isGone ? (
        <Text mt="2">
          <Trans>
            This draft is no longer there: somebody deleted it. What was signed lies on this device alone. Please save
            the document before you give it up.
          </Trans>
        </Text>
      ) : isOfDraft ? (
        <SinceSigned refused={refused} protocol={protocol} />
      ) : (
        <Text mt="2">
          {(cause.outcome && refusalText(cause.outcome, cause.about.entity as Entity)) ?? (
            <Trans>The server did not make this change.</Trans>
          )}
        </Text>
      )}
      <Flex direction="column" gap="3" mt="3">
        {isOfDraft && (
          <Button onClick={onApply}>
            <Trans>Apply what was signed</Trans>
          </Button>
        )}
        <PdfActions
          pdf={pdf}
          date={protocol?.date ?? dayOf(signing.createdAt)}
          edition={protocol?.edition ?? 1}
          language={language}
        />
        {mayPass.has(cause.outcome?.code ?? '') && (
          <Button variant="outline" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <GiveUpSigned onGiveUp={onGiveUp} />
      </Flex>
    </Notice>
  )
}

/** Said of a protocol that is not there, and of what is put into it. */
const ofGone = new Set<string>(['NOT_FOUND'] satisfies ErrorCode[])

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

interface SinceSignedProps {
  refused: RefusedSigning
  /** As it is now. */
  protocol: HandoverProtocol
}

/** Who changed what of a draft that people had signed here, and what becomes of it. */
function SinceSigned({ refused: { signing, cause }, protocol }: SinceSignedProps) {
  const { t } = useLingui()
  const rooms = useRecords('protocol_room', protocol.id)
  const { current } = cause.outcome ?? {}
  const who = current?.by ?? t`Somebody`
  if (!signing.asSigned || !rooms) return null
  const since = changedSince(signing.asSigned, { content: protocol.content, rooms })
  const lines = [
    ...since.added.map((name) => t`${name}: added`),
    ...since.changed.map((name) => t`${name}: changed`),
    ...since.removed.map((name) => t`${name}: removed`),
    ...(since.isAppointmentChanged ? [t`People, meters, keys or agreements: changed`] : []),
  ]
  return (
    <>
      <Text mt="2">
        <Trans>{who} changed the draft that people signed on this device.</Trans>
      </Text>
      {current && <When at={current.at} />}
      {lines.length > 0 && (
        <>
          <Text mt="2">
            <Trans>Not part of what was signed:</Trans>
          </Text>
          <Box as="ul" ps="5" overflowWrap="anywhere">
            {lines.map((line, at) => (
              // Two rooms may be called the same.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>{line}</li>
            ))}
          </Box>
        </>
      )}
      <Text mt="2">
        <Trans>
          Apply what was signed, and the protocol says exactly what people signed. If these changes are to be in it,
          give up what was signed and have everybody sign again.
        </Trans>
      </Text>
    </>
  )
}
