import { Box } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormState } from 'react-hook-form'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Text } from '#web/kit/ui/typography.ts'
import { applicantLabel } from '#web/manage/applications/words/applicant-names.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { applicationStatusNames } from '#web/manage/ui/status-badge.tsx'
import { Disclosure } from '#web/manage/ui/disclosure.tsx'
import type { WhyLeft } from './sort-out.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

/** As many as are read at a glance stand there; more unfold. */
const FEW = 5

const whyTexts = {
  there_already: msg`has this status already`,
  withdrawn_by_applicant: msg`was withdrawn by the applicant`,
  no_such_step: msg`this step does not follow from its status`,
  undecided: msg`another change of it needs your decision first`,
} satisfies Record<WhyLeft, MessageDescriptor>

export function ChangedNames({ applications }: { applications: readonly Shown<'application'>[] }) {
  const { t } = useLingui()
  const saidOf = useSaidOf()
  const before = useBefore(applications)
  const count = applications.length
  const names = <Names lines={applications.map(lineOf)} />
  if (count <= FEW) return names
  const changes = t`${plural(count, { one: '# application changes', other: '# applications change' })}`
  return <Disclosure title={before ? saidOf(changes, before) : changes}>{names}</Disclosure>
}

/** From which statuses they come, where that is more than one: among many nobody sees whom they had accepted. */
function useBefore(applications: readonly Shown<'application'>[]): string {
  const { i18n } = useLingui()
  const counts = Map.groupBy(applications, ({ status }) => status)
  if (counts.size < 2) return ''
  return [...counts].map(([status, { length }]) => `${i18n._(applicationStatusNames[status])} ${length}`).join(', ')
}

/** Those that what is looked for leaves out of the list: who chose them once may have forgotten. */
export function UnseenNames({ applications }: { applications: readonly Shown<'application'>[] }) {
  const count = applications.length
  if (count === 0) return null
  return (
    <Disclosure
      title={
        <Plural
          value={count}
          one="# of them is not in the list as you see it now"
          other="# of them are not in the list as you see it now"
        />
      }
      isOpen={count <= FEW}
    >
      <Names lines={applications.map(lineOf)} />
    </Disclosure>
  )
}

/** For whom there is no way back, where it is not the same for all of them. */
export function FinalFor({ final, count }: { final: readonly Shown<'application'>[]; count: number }) {
  const some = final.length
  if (some === 0) return null
  if (some === count) {
    return (
      <Text>
        <Trans>This step cannot be taken back.</Trans>
      </Text>
    )
  }
  return (
    <div>
      <Text>
        <Plural
          value={some}
          one="For one of them this step cannot be taken back."
          other="For # of them this step cannot be taken back."
        />
      </Text>
      {some <= FEW && <Names lines={final.map(lineOf)} />}
    </div>
  )
}

/** Those about whom somebody else decided since it was asked. */
export function OvertakenNames({ applications }: { applications: readonly Shown<'application'>[] }) {
  const { isSubmitting } = useFormState()
  const count = applications.length
  return (
    <div role="status">
      {count > 0 && !isSubmitting && (
        <Notice>
          <Plural
            value={count}
            one="Somebody changed # of them while you were here. About them you are asked once more."
            other="Somebody changed # of them while you were here. About them you are asked once more."
          />
          <Names lines={applications.slice(0, FEW).map(lineOf)} />
        </Notice>
      )}
    </div>
  )
}

/** Those that stay as they are, with the reason. */
export function LeftNames({ left }: { left: readonly { application: Shown<'application'>; why: WhyLeft }[] }) {
  const { i18n } = useLingui()
  const saidOf = useSaidOf()
  const count = left.length
  if (count === 0) return null
  return (
    <Disclosure
      title={<Plural value={count} one="# stays as it is" other="# stay as they are" />}
      isOpen={count <= FEW}
    >
      <Names
        lines={left.map(({ application, why }) => ({
          id: application.id,
          words: saidOf(applicantLabel(application), i18n._(whyTexts[why])),
        }))}
      />
    </Disclosure>
  )
}

const lineOf = (application: Shown<'application'>) => ({ id: application.id, words: applicantLabel(application) })

function Names({ lines }: { lines: { id: string; words: string }[] }) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      maxH="40"
      css={{ overflowY: 'auto' }}
      tabIndex={lines.length > FEW ? 0 : undefined}
    >
      {lines.map(({ id, words }) => (
        <Text as="li" key={id} overflowWrap="anywhere">
          {words}
        </Text>
      ))}
    </Box>
  )
}
