import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { languageNames, languages } from '#shared/languages.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { MailPreview } from '#web/manage/applications/review/mail-preview.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'

interface MailsByLanguageProps {
  applications: readonly Shown<'application'>[]
  status: ApplicationStatus
  reason: string
  sendReason: boolean
  isOpen: boolean
}

/** Each language in which somebody is written, with the mail of the first of them: the others get the same, with their names. */
export function MailsByLanguage({ applications, ...mail }: MailsByLanguageProps) {
  const { t } = useLingui()
  return languages.map((language) => {
    const [first, ...rest] = applications.filter((each) => each.language === language)
    const [name, count] = [languageNames[language], rest.length + 1]
    return (
      first && (
        <section key={language} aria-label={t`Emails in ${name}`}>
          <Text fontWeight="semibold">
            <Plural value={count} one={`${name}: # application`} other={`${name}: # applications`} />
          </Text>
          <MailPreview
            applicationId={first.id}
            title={count > 1 && <Trans>Read the email to the first of them</Trans>}
            {...mail}
          />
        </section>
      )
    )
  })
}
