import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { guarantorsOf } from '#shared/application/guarantor.ts'
import { firstRequest, takenDocuments } from '#shared/application/manager/documents.ts'
import { documentNames } from '#shared/document/document-names.ts'
import { requestsOf, takesRequestedDocuments } from '#shared/document-request/document-request.ts'
import { newDocumentRequest } from '#shared/document-request/manager/contract.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'
import { PapersOfAll } from '#web/kit/labels/paper-list.tsx'
import { Button } from '#web/kit/ui/button.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import { useRenterTitle } from '#web/manage/applications/words/use-renter-title.ts'
import { useChange } from '#web/manage/changes/use-change.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { CheckboxGroup } from '#web/manage/ui/checkbox-group.tsx'
import { FormDialog } from '#web/manage/ui/dialog/form-dialog.tsx'

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

type Values = z.output<typeof newDocumentRequest>

/** Which documents, and from whom. */
function RequestDocumentsDialog({ application, onClose }: RequestDocumentsDialogProps) {
  const { t, i18n } = useLingui()
  const change = useChange()
  const titleOf = useRenterTitle()
  const { id, mainRenters } = application
  const form = useForm<Values>({
    defaultValues: firstRequest(application, mainRenters),
    resolver: zodResolver(newDocumentRequest),
  })
  const [asked, chosen] = useWatch({ control: form.control, name: ['mainRenterIds', 'types'] })
  const addresses = mainRenters.filter((renter) => asked.includes(renter.id)).map(({ email }) => email)
  const papers = rulesOf(application.askedUnder?.pack)?.papers
  const hasGuarantors = guarantorsOf(mainRenters).some((guarantor) => asked.includes(guarantor.id))
  const wereAsked = requestsOf(application).some(({ mainRenterId }) => asked.includes(mainRenterId))

  const request = (body: Values) =>
    change(
      'requestDocuments',
      { params: { id }, body, about: { entity: 'application', id } },
      {
        done: () => t`Documents requested`,
        more: () => applicantLabel(application),
        failed: () => t`Failed to request documents`,
      },
    )
  return (
    <FormDialog
      form={form}
      title={<Trans>Request documents</Trans>}
      isFinal
      confirm={<Trans>Request documents</Trans>}
      onSubmit={request}
      onClose={onClose}
    >
      <CheckboxGroup
        name="types"
        label={<Trans>Which documents?</Trans>}
        choices={takenDocuments(application, 'chosen').map((type) => {
          const counts = papers?.[type]
          const more = counts && chosen.includes(type) && <PapersOfAll papers={counts} hasGuarantors={hasGuarantors} />
          return { value: type, words: i18n._(documentNames[type]), more }
        })}
        problem={<Trans>Please choose at least one document.</Trans>}
      />
      {mainRenters.length > 1 && (
        <CheckboxGroup
          name="mainRenterIds"
          label={<Trans>From whom?</Trans>}
          choices={mainRenters.map((renter) => ({ value: renter.id, words: titleOf(renter) }))}
          problem={<Trans>Please choose at least one person.</Trans>}
        />
      )}
      {addresses.length > 0 && <Mails addresses={addresses} />}
      {wereAsked && (
        <Text color="fg.muted" fontSize="sm">
          <Trans>It takes the place of what was requested before.</Trans>
        </Text>
      )}
    </FormDialog>
  )
}

function Mails({ addresses }: { addresses: readonly string[] }) {
  const list = [...new Set(addresses)].join(', ')
  return (
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      <Trans>An email with a link to send them goes to {list}. It goes out as soon as there is a connection.</Trans>
    </Text>
  )
}
