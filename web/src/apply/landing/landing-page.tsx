import { useLingui } from '@lingui/react/macro'
import { Page } from '#web/kit/frame/page.tsx'
import { useSignIn } from '#web/kit/sign-in/use-sign-in.ts'
import { Button } from '#web/kit/ui/button.ts'
import { SignInIcon } from '#web/kit/ui/icons.tsx'
import { ApplicantsSection } from './applicants-section.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { OwnersSection } from './owners-section.tsx'
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

/** Leads straight to the external sign-in page; the other pages have a link to our own page before it. */
function SignInButton() {
  const { t } = useLingui()
  const { isRedirecting, signIn } = useSignIn()
  return (
    <Button
      variant="ghost"
      px="2"
      aria-label={isRedirecting ? t`Redirecting to Login...` : t`Log in as a property manager`}
      disabled={isRedirecting}
      onClick={signIn}
    >
      <SignInIcon />
    </Button>
  )
}
