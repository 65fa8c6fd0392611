import { Grid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Section } from '#shared/application/sections.ts'
import { useAnswerRows } from '#web/apply/delivery/status/copy/use-answer-rows.ts'
import { usePersonTitle } from '#web/apply/delivery/status/copy/use-person-title.ts'
import { useLeftOutNames } from '#web/apply/delivery/status/left-out-notice.tsx'
import { HomeContext } from '#web/apply/questionnaire/fields/home-context.ts'
import { PolicyContext } from '#web/apply/questionnaire/fields/policy-context.ts'
import { selectedProcess } from '#web/apply/selection/selection.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { dataProtectionPath, paths } from '#web/kit/address/paths.ts'
import { CheckboxField } from '#web/kit/form/later/choice-field.tsx'
import { addFileId } from '#web/kit/ui/add-file-id.ts'
import { Button } from '#web/kit/ui/button.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { KeepForNextHome } from './keep-for-next-home.tsx'
import { RenterSummary } from './renter-summary.tsx'
import { SummaryGroup } from './summary-group.tsx'

interface SummarySectionProps {
  draftId: string
  documents: readonly LocalDocument[]
  goTo: (section: Section) => void
  /** @param id of what gets the focus there */
  goToRenter: (renterId: string, id?: string) => void
}

/** Check your answers: everything that will be sent, each group with a way to change it. */
export function SummarySection({ draftId, documents, goTo, goToRenter }: SummarySectionProps) {
  const { t } = useLingui()
  const { address, isClosed } = use(HomeContext)
  const { generalRows } = useAnswerRows()
  const titleOf = usePersonTitle()
  const policy = use(PolicyContext)
  const code = selectedProcess()?.code
  const { getValues } = useFormContext<Answers>()
  const { mainRenters, generalInfo, leftOut = [] } = getValues()
  const gone = useLeftOutNames()(leftOut).join(', ')
  return (
    <Grid gap="6">
      {isClosed ? (
        <Text>
          <Trans>
            This home takes no more applications: your answers cannot be sent to it. They stay on this device.
          </Trans>
        </Text>
      ) : (
        <Text color="fg.muted" overflowWrap="anywhere">
          {address
            ? t`Please check your answers for ${address}. They are sent when you press Submit.`
            : t`Please check your answers. They are sent when you press Submit.`}
        </Text>
      )}
      {leftOut.length > 0 && (
        <Notice>
          <Text>{t`May not be asked for where this home is, and was taken out of your answers: ${gone}`}</Text>
        </Notice>
      )}
      {mainRenters.map((renter, index) => (
        <RenterSummary
          key={renter.id}
          name={titleOf(mainRenters, index)}
          renter={renter}
          documents={documents.filter(({ renterId }) => renterId === renter.id)}
          onChange={() => goToRenter(renter.id)}
          onAdd={(type) => goToRenter(renter.id, addFileId(renter.id, type))}
        />
      ))}
      <SummaryGroup
        title={t`General info`}
        onChange={() => goTo('general_info')}
        rows={generalRows(generalInfo, policy?.rules)}
      />
      <CheckboxField
        name="confirmed"
        label={<Trans>I confirm that my answers are true and complete, and I accept the terms and conditions.</Trans>}
      />
      <Button asChild variant="ghost" justifySelf="start" mt="-4" ms="-4">
        <a href={paths.terms} target="_blank" rel="noreferrer">
          <Trans>Read the terms and conditions</Trans>
        </a>
      </Button>
      {code && (
        <Button asChild variant="ghost" justifySelf="start" textAlign="start" mt="-4" ms="-4">
          <a href={dataProtectionPath(code)} target="_blank" rel="noreferrer">
            <Trans>Why this is asked, and how long it is kept</Trans>
          </a>
        </Button>
      )}
      <KeepForNextHome draftId={draftId} />
    </Grid>
  )
}
