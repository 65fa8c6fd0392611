import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { readRequestLink } from '#shared/document-request/request-link.ts'
import { paths } from '#web/kit/address/paths.ts'
import { Page } from '#web/kit/frame/page.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Heading } from '#web/kit/ui/typography.ts'
import { RequestOfLink } from './request-of-link.tsx'

/** Where the link of a mail leads that asks for documents. The link stays in the address: loaded anew, the page is the same. */
export function RequestedDocumentsPage() {
  const { t } = useLingui()
  const { hash } = useLocation()
  const link = useMemo(() => readRequestLink(hash), [hash])
  return (
    <Page title={t`Requested documents`} back={paths.myApplications}>
      {link ? <RequestOfLink key={hash} link={link} /> : <BrokenLink />}
    </Page>
  )
}

const BrokenLink = () => (
  <>
    <Heading as="h1" size="xl" mb="4">
      <Trans>Requested documents</Trans>
    </Heading>
    <Notice>
      <Trans>
        This link is not complete. Please open it again in the email, or copy all of it into the address bar. If that
        does not help, ask the landlord for a new one.
      </Trans>
    </Notice>
  </>
)
