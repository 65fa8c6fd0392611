import { useLingui } from '@lingui/react/macro'
import { Page } from '#web/kit/frame/page.tsx'
import { ApplicantsSection } from './applicants-section.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { OwnersSection } from './owners-section.tsx'
import { SignInButton } from './sign-in-button.tsx'
import { TrialSection } from './trial-section.tsx'

/** The way in for both: applicants above all, then the people who rent out (applicant.md, Landing page). */
export function LandingPage() {
  const { t } = useLingui()
  return (
    <Page title={t`Apply for a home`} width="wide" signIn={<SignInButton />} footer={<LandingFooter />}>
      <Hero />
      <ApplicantsSection />
      <OwnersSection />
      <TrialSection />
    </Page>
  )
}
