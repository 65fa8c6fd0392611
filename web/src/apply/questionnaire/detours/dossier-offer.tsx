import { Box, Flex } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useState } from 'react'
import { type DocumentType, permittedDocuments } from '#shared/document/document-kinds.ts'
import { Card } from '#web/apply/delivery/status/card.tsx'
import {
  type Dossier,
  endDossier,
  findDossier,
  isAged,
  saysIncomesFor,
  takeDossier,
} from '#web/apply/dossier/dossier.ts'
import { whoseDossier } from '#web/apply/dossier/whose-dossier.ts'
import { type Policy, PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { forgetTyped } from '#web/apply/storage/last-typed.ts'
import { isEverythingSaved } from '#web/kit/device/unsaved.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'
import { useOnDevice } from '#web/kit/device/storage/use-on-device.ts'
import { Button } from '#web/kit/ui/button.ts'
import { dayAndTime } from '#web/kit/ui/moment.ts'
import { useThisDevice } from '#web/kit/ui/this-device.ts'
import { showToast } from '#web/kit/ui/toast/toast-store.ts'
import { Text } from '#web/kit/ui/typography.ts'

interface DossierOfferProps {
  draft: Draft
  /** As it was read before; undefined where it was not. */
  dossier: Dossier | undefined
  /** The draft is another one now: it has to be read anew. */
  onTaken: () => void
}

/** Above an empty questionnaire: what was kept for the next home, to begin with. Nothing where nothing is kept. */
export function DossierOffer({ draft, dossier: read, onTaken }: DossierOfferProps) {
  const now = useOnDevice(async () => ({ dossier: await findDossier() }), [])
  const dossier = now ? now.dossier : read
  const [isDeclined, setDeclined] = useState(false)
  useEffect(() => void endDossier().catch(() => {}), [])
  return dossier && !isDeclined ? <Offer {...{ draft, dossier, onTaken }} onDeclined={() => setDeclined(true)} /> : null
}

interface OfferProps extends DossierOfferProps {
  dossier: Dossier
  onDeclined: () => void
}

function Offer({ draft, dossier, onTaken, onDeclined }: OfferProps) {
  const { t } = useLingui()
  const thisDevice = useThisDevice()
  const policy = use(PolicyContext)
  /** False once somebody chose to keep what they had typed. */
  const [isTyped, setTyped] = useState<boolean>()
  const kinds = kindsFor(draft, policy)
  const documents = dossier.documents.filter(({ type }) => kinds.includes(type))
  const left = dossier.documents.length - documents.length
  const old = documents.filter(isAged).length
  const names = whoseDossier(dossier)
  const { day } = dayAndTime(dossier.keptAt)

  const take = async (isReplacing: boolean) => {
    await isEverythingSaved()
    try {
      const taken = await takeDossier(draft.id, { kinds, isReplacing })
      setTyped(taken === 'typed')
      if (taken !== 'taken') return
      // What was typed in that moment is not written over it.
      forgetTyped(draft.id)
      onTaken()
      showToast({
        tone: 'success',
        title: () => t`Your answers and documents are here`,
        description: () => t`Look through them: what is about the home is still to be answered.`,
      })
    } catch (error) {
      showToast({
        tone: 'error',
        title: () => t`What was kept could not be used`,
        description: () =>
          isDeviceFull(error)
            ? t`There is no space left on ${thisDevice}. Please free some, and try again.`
            : t`Nothing has changed. Please try again.`,
      })
    }
  }

  return (
    <Box mb="6">
      <Card title={<Trans>Begin with what you kept</Trans>}>
        <Text>
          <Trans>
            {names}, kept on {day}
          </Trans>
          {documents.length > 0 && (
            <>
              {' · '}
              <Plural value={documents.length} one="# document" other="# documents" />
            </>
          )}
        </Text>
        {old > 0 && (
          <Text color="fg.muted">
            <Plural
              value={old}
              one="# document was added more than three months ago: look whether a newer one is asked for."
              other="# documents were added more than three months ago: look whether newer ones are asked for."
            />
          </Text>
        )}
        {!saysIncomesFor(draft, dossier) && (
          <Text color="fg.muted">
            <Trans>
              What people earn is asked anew: it was said for a home of another country, or one that was not known yet.
            </Trans>
          </Text>
        )}
        {left > 0 && (
          <Text color="fg.muted">
            <Plural
              value={left}
              one="# document is left out: nothing of its kind is asked for this home."
              other="# documents are left out: nothing of their kinds is asked for this home."
            />
          </Text>
        )}
        {isTyped ? (
          <>
            <Text role="alert">
              <Trans>What you have typed and added here is replaced by it.</Trans>
            </Text>
            <Flex gap="2" wrap="wrap">
              {/* Where the first answer was pressed twice, the second one loses nothing. */}
              <Button ref={takeFocus} variant="outline" onClick={() => setTyped(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button variant="danger" onClick={() => void take(true)}>
                <Trans>Replace what I typed</Trans>
              </Button>
            </Flex>
          </>
        ) : (
          <Flex gap="2" wrap="wrap">
            <Button ref={isTyped === false ? takeFocus : undefined} onClick={() => void take(false)}>
              <Trans>Use it</Trans>
            </Button>
            <Button variant="ghost" onClick={onDeclined}>
              <Trans>Do not use it here</Trans>
            </Button>
          </Flex>
        )}
      </Card>
    </Box>
  )
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

/** What its home takes from who applies; a questionnaire without one takes no documents. */
const kindsFor = ({ processId, code }: Draft, policy: Policy | undefined): DocumentType[] =>
  processId === '' && !code ? [] : permittedDocuments(policy?.rules.documents)
