import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { languageOf } from '#shared/languages.ts'
import type { SitePage } from '#shared/site/contract.ts'
import { paths } from '#web/kit/address/paths.ts'
import { readSitePage } from '#web/kit/contact/read-site.ts'
import { ReadFailure } from '#web/kit/data-protection/read/read-failure.tsx'
import { useDataProtection } from '#web/kit/data-protection/read/use-data-protection.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { SiteLinks } from '#web/kit/frame/site-links.tsx'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { Heading, Text } from '#web/kit/ui/typography.ts'
import { OfChosenHome } from './of-chosen-home.tsx'
import { paragraphs } from './paragraphs.ts'
import { PrivacyText } from './privacy-text.tsx'
import { SupportText } from './support-text.tsx'
import { TermsText } from './terms-text.tsx'

export function PrivacyPage() {
  const { t } = useLingui()
  return <TextPage page="privacy" title={t`Privacy policy`} ownText={<PrivacyText />} />
}

export function TermsPage() {
  const { t } = useLingui()
  return <TextPage page="terms" title={t`Terms of service`} ownText={<TermsText />} />
}

export function SupportPage() {
  const { t } = useLingui()
  return <TextPage page="support" title={t`Support`} ownText={<SupportText />} />
}

/** What an organization does with what is sent to it: by its id, or by the code of a home. Only with a connection. */
export function DataProtectionOfPage() {
  const { t } = useLingui()
  const { of = '' } = useParams()
  const { data, failure, again } = useDataProtection(of)
  const name = data?.name
  const title = name ? t`Data protection: ${name}` : t`Data protection`
  return (
    <Page title={title} back={paths.landing} footer={<SiteLinks />}>
      <Heading as="h1" size="xl" mb="4">
        {title}
      </Heading>
      {failure !== undefined && <ReadFailure failure={failure} onAgain={again} />}
      {data ? (
        <DataProtectionParts data={data} />
      ) : (
        failure === undefined && <Text role="status">{t`One moment...`}</Text>
      )}
    </Page>
  )
}

const DataProtectionParts = lazyPart(
  async () => (await import('#web/apply/data-protection/data-protection-parts.tsx')).DataProtectionParts,
  'privacy',
)

interface TextPageProps {
  page: SitePage
  title: string
  /** Ours, shown at once and kept unless the operator has set another. */
  ownText: ReactNode
}

const TextPage = ({ page, title, ownText }: TextPageProps) => {
  const operatorText = useOperatorText(page)
  return (
    <Page title={title} back={paths.landing} footer={<SiteLinks />}>
      <Heading as="h1" size="xl" mb="4">
        {title}
      </Heading>
      {page === 'privacy' && <OfChosenHome />}
      {operatorText ? <Paragraphs text={operatorText} /> : ownText}
    </Page>
  )
}

const Paragraphs = ({ text }: { text: string }) =>
  paragraphs(text).map((paragraph, index) => (
    // The text is replaced as a whole, so a place in it is a name.
    // oxlint-disable-next-line react/no-array-index-key
    <Text key={index} mb="4" whiteSpace="pre-line">
      {paragraph}
    </Text>
  ))

/** What the operator set for a page in the language shown; undefined when there is nothing, or it can't be read just now. */
function useOperatorText(page: SitePage): string | undefined {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale)
  const [found, setFound] = useState<{ page: SitePage; language: string; text: string }>()

  useEffect(() => {
    let isCurrent = true
    const keep = (text: string | null) => {
      if (isCurrent && text !== null) setFound({ page, language, text })
    }
    // Without an answer our own text stays: the page has to be readable with no connection too.
    readSitePage(page, language).then(keep, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [page, language])

  return found?.page === page && found.language === language ? found.text : undefined
}
