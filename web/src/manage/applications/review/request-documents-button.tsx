import { zodResolver } from '@hookform/resolvers/zod'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { firstRequest, takenDocuments } from '#shared/application/manager/documents.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { stillAsked, takesRequestedDocuments } from '#shared/document-request/document-request.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'
import { PaperList } from '#web/kit/labels/paper-list.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { renterName } from '#web/manage/applications/words/applicant-names.ts'
import { useRenterTitle } from '#web/manage/applications/words/use-renter-title.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { CheckboxGroup } from '#web/manage/ui/checkbox-group.tsx'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'
import { askedAnew, type AskedOfEach, askedForm, requestsFor } from './asked-of-each.ts'

/** Asks for proofs once a choice was made (manager.md, Document requests). */
export function RequestDocumentsButton({ application }: { application: Shown<'application'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {takesRequestedDocuments(application) && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Trans>Request documents</Trans>
        </Button>
      )}
      {isOpen && <RequestDocumentsDialog application={application} onClose={() => setOpen(false)} />}
    </>
  )
}

interface RequestDocumentsDialogProps {
  application: Shown<'application'>
  onClose: () => void
}

/** Which documents, and from whom: of each what they lack, since nobody sends what another one was to send. */
function RequestDocumentsDialog({ application, onClose }: RequestDocumentsDialogProps) {
  const { t, i18n } = useLingui()
  const change = useChange()
  const titleOf = useRenterTitle()
  const { id, mainRenters } = application
  const [resolver] = useState(() => zodResolver(askedForm(mainRenters[0]?.id ?? '')))
  const known = { awaited: stillAsked(application), first: firstRequest(application, mainRenters) }
  // What a colleague asks for meanwhile is chosen, too, beside what was chosen here; what is sent from here changes it as well.
  const [begunWith, setBegunWith] = useState<typeof known>()
  const { awaited, first } = begunWith ?? known
  const form = useForm<{ asked: AskedOfEach }>({
    values: { asked: first },
    resetOptions: { keepDirtyValues: true },
    resolver,
  })
  const followed = useRef(awaited)
  useEffect(() => {
    for (const { id: renterId } of mainRenters) {
      const [before, now] = [followed.current[renterId] ?? [], awaited[renterId] ?? []]
      const added = now.filter((type) => !before.includes(type))
      const chosen = form.getValues(`asked.${renterId}`)
      if (added.length > 0) form.setValue(`asked.${renterId}`, [...new Set([...chosen, ...added])])
    }
    followed.current = awaited
    // Only what is awaited since: what was unticked here stays so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [JSON.stringify(awaited)])
  const asked = useWatch({ control: form.control, name: 'asked' })
  const chosenOf = (renterId: string) => asked[renterId] ?? []
  const anew = askedAnew(asked, awaited)
  const written = mainRenters.filter(({ id: renterId }) => anew[renterId])
  const isUnchangedFor = mainRenters.some(({ id: renterId }) => chosenOf(renterId).length > 0 && !anew[renterId])
  const papers = rulesOf(application.askedUnder?.pack)?.papers

  const request = async (values: { asked: AskedOfEach }) => {
    setBegunWith({ awaited, first })
    const now = askedAnew(values.asked, awaited)
    const names = mainRenters.filter((renter) => now[renter.id]).map(renterName)
    for (const body of requestsFor(now, awaited)) {
      const failure = await change(
        'requestDocuments',
        { params: { id }, body, about: { entity: 'application', id } },
        {
          done: () => t`Documents requested`,
          more: () => names.join(', '),
          failed: () => t`Failed to request documents`,
        },
      )
      if (failure) return failure
      // Whoever tries again asks nobody twice.
      for (const renterId of body.mainRenterIds) form.setValue(`asked.${renterId}`, [])
    }
    return undefined
  }
  return (
    <FormDialog
      form={form}
      title={<Trans>Request documents</Trans>}
      isFinal
      confirm={<Trans>Request documents</Trans>}
      onSubmit={request}
      onClose={onClose}
    >
      {mainRenters.map((renter) => (
        <CheckboxGroup
          key={renter.id}
          name={`asked.${renter.id}`}
          label={mainRenters.length > 1 ? <OfWhom name={titleOf(renter)} /> : <Trans>Which documents?</Trans>}
          choices={takenDocuments(application, 'chosen').map((type) => {
            const counts = chosenOf(renter.id).includes(type) ? papers?.[type] : undefined
            const there = renter.documents.filter((each) => each.type === type).length
            const isAwaited = awaited[renter.id]?.includes(type)
            const more = (isAwaited || there > 0 || counts) && (
              <>
                {isAwaited && (
                  <Text>
                    <Trans>Requested, and not there yet</Trans>
                  </Text>
                )}
                {there > 0 && <Plural value={there} one="# is there already" other="# are there already" />}
                {counts && <PaperList papers={counts} whose={renter.isGuarantor ? 'guarantor' : 'renter'} />}
              </>
            )
            return { value: type, words: i18n._(documentNames[type]), more }
          })}
          problem={<Trans>Please choose at least one document.</Trans>}
        />
      ))}
      {written.length > 0 && <Mails addresses={written.map(({ email }) => email)} />}
      {isUnchangedFor && (
        <Text color="fg.muted" fontSize="sm">
          <Trans>Who is asked for nothing else than before gets no other email.</Trans>
        </Text>
      )}
      {written.some(({ id: renterId }) => awaited[renterId]) && (
        <Text color="fg.muted" fontSize="sm">
          <Trans>What is chosen takes the place of what was requested of the same person before.</Trans>
        </Text>
      )}
    </FormDialog>
  )
}

const OfWhom = ({ name }: { name: string }) => <Trans>To be requested from {name}</Trans>

function Mails({ addresses }: { addresses: readonly string[] }) {
  const list = [...new Set(addresses)].join(', ')
  return (
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      <Trans>An email with a link to send them goes to {list}. It goes out as soon as there is a connection.</Trans>
    </Text>
  )
}
