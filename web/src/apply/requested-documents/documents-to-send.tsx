import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import { type DocumentType, documentTypes } from '#shared/document/document-kinds.ts'
import type { RequestedDocuments } from '#shared/document-request/link-contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import type { Papers } from '#shared/policy/papers.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'
import { haveDelivered } from '#web/apply/delivery/engine/have-delivered.ts'
import { untilChanged } from '#web/apply/storage/documents/while-changing.ts'
import { type KeptRequest, requestKey } from '#web/apply/delivery/seal/request-documents.ts'
import { sealDocuments } from '#web/apply/delivery/seal/seal-documents.ts'
import { AskedKinds } from '#web/apply/documents/asked-kinds.ts'
import { DocumentSlots } from '#web/apply/documents/document-slots.tsx'
import { db, type LocalDocument } from '#web/apply/storage/database.ts'
import { PaperList } from '#web/kit/labels/paper-list.tsx'
import { ActionBar } from '#web/kit/frame/action-bar.tsx'
import { scrollToTop } from '#web/kit/frame/scroller.ts'
import { shownLanguage } from '#web/kit/i18n/start-language.ts'
import { Button } from '#web/kit/ui/button.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** A place for each kind that is asked for, and for whatever else the landlord may need. */
export function DocumentsToSend({
  link,
  kept,
  picked,
  leaving,
}: {
  link: HeldLink
  kept: KeptRequest
  picked: readonly LocalDocument[]
  /** Sent from here, and will be received without anybody. */
  leaving: readonly LocalDocument[]
}) {
  const thisDevice = useThisDevice()
  const { types, received, before, taken, policyPack, firstName, isGuarantor = false } = kept.answer
  const papers = rulesOf(policyPack)?.papers
  const kinds = taken.filter((type) => types.includes(type) || type === 'other_document')
  const countOf = (type: DocumentType, wasThere: boolean) =>
    received.filter((each) => each.type === type && before.includes(each.id) === wasThere).length
  const isLeaving = (type: DocumentType) => leaving.some((each) => each.type === type)
  return (
    <Box as="section" display="grid" gap="4">
      <Text color="fg.muted" fontSize="sm">
        <Trans>PDF, DOC, DOCX, JPG or PNG, at most 10 MB each. They stay on {thisDevice} until you send them.</Trans>
      </Text>
      <AskedKinds value={taken}>
        <DocumentSlots
          place={{ ownerId: requestKey(link), renterId: link.mainRenterId }}
          types={kinds}
          documents={picked}
          hints={Object.fromEntries(
            documentTypes
              .filter((type) => types.includes(type) || countOf(type, false) > 0 || isLeaving(type))
              .map((type) => [
                type,
                <Arrived
                  key={type}
                  {...{ firstName, isGuarantor }}
                  count={countOf(type, false)}
                  before={countOf(type, true)}
                  isLeaving={isLeaving(type)}
                  papers={papers?.[type]}
                />,
              ]),
          )}
        />
      </AskedKinds>
      <SendBar link={link} answer={kept.answer} count={picked.length} isLeaving={leaving.length > 0} />
    </Box>
  )
}

interface ArrivedProps {
  /** Whose: links of several people are opened on one phone, and each is asked for their own. */
  firstName: string
  count: number
  /** How many had been there when it was asked for. */
  before: number
  isLeaving: boolean
  papers: Papers | undefined
  isGuarantor: boolean
}

/** Whose it is, what is on its way, what has arrived, what was there, and what counts as one. */
const Arrived = ({ firstName, count, before, isLeaving, papers, isGuarantor }: ArrivedProps) => (
  <>
    {isLeaving ? (
      <Trans>{firstName}: on its way, nothing more to do here</Trans>
    ) : count > 0 ? (
      <Plural value={count} one={`${firstName}: # received`} other={`${firstName}: # received`} />
    ) : before > 0 ? (
      <Trans>{firstName}: you sent one before, and are asked for another</Trans>
    ) : (
      <Trans>{firstName}: nothing received yet</Trans>
    )}
    {papers && <PaperList papers={papers} whose={isGuarantor ? 'guarantor' : 'renter'} />}
  </>
)

interface SendBarProps {
  link: HeldLink
  answer: RequestedDocuments
  /** How many are picked. */
  count: number
  isLeaving: boolean
}

/** Sends what is picked, and says what is true of it until then. */
function SendBar({ link, answer, count, isLeaving }: SendBarProps) {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const [isSealing, setSealing] = useState(false)
  const received = answer.received.length
  const isTooMuch = count > 0 && received + count > MAX_DOCUMENTS_PER_RENTER
  const isUsable = count > 0 && !isTooMuch && !isSealing

  const send = async () => {
    if (!isUsable) return
    setSealing(true)
    const about = { processId: answer.processId, address: answer.propertyAddress, language: shownLanguage() }
    try {
      await untilChanged(requestKey(link))
      if (await sealDocuments(db, { link, about })) {
        showToast({
          tone: 'success',
          title: () => t`Saved on ${thisDevice}`,
          ...(!navigator.onLine && { description: () => t`We send it as soon as there is a connection.` }),
        })
        await haveDelivered()
      }
      // Where what was sent is shown.
      scrollToTop()
    } catch {
      showToast({ tone: 'error', title: () => t`The documents could not be sent. Please try again.` })
    } finally {
      setSealing(false)
    }
  }
  return (
    <ActionBar
      status={
        count === 0 && isLeaving ? (
          <Trans>What you sent is on its way. You can add more above.</Trans>
        ) : count === 0 ? (
          <Trans>Add a file above: then you can send it.</Trans>
        ) : isTooMuch ? (
          <Trans>
            Together with {received} received ones these are more than {MAX_DOCUMENTS_PER_RENTER} documents. Please
            remove some.
          </Trans>
        ) : (
          <>
            <Trans>Saved on {thisDevice}</Trans> ·{' '}
            <Plural value={count} one="# file, not sent yet" other="# files, not sent yet" />
          </>
        )
      }
    >
      {/* Not `disabled`: who comes here by keyboard hears why nothing happens. */}
      <Button size="lg" w="full" aria-disabled={!isUsable} onClick={() => void send()}>
        <Trans>Send documents</Trans>
      </Button>
    </ActionBar>
  )
}
