import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { protocolPath } from '#web/desk/desk-paths.ts'
import { turnNames } from '#web/handover/signing-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { signedWhole } from './signed-whole.ts'
import { useKeptSigning } from './use-kept-signing.ts'
import { useWalk } from './use-walk.ts'

/**
 * Who looks at a draft that people have answered knows it before they change something. True before a change and after it, so that
 * nothing moves under who types.
 */
export function SignedSoFar() {
  const { i18n, t } = useLingui()
  const walk = useWalk()
  const { signing } = useKeptSigning(walk.protocol.id)
  if (!signing || signing.signatures.length === 0) return null
  const said = signing.signatures.map(({ name, outcome }) => `${name}: ${i18n._(turnNames[outcome])}`).join(', ')
  return (
    <Box asChild mb="4" fontSize="sm">
      <section aria-label={t`Signing`}>
        <Notice>
          {said}
          {'. '}
          {/* What all have signed is finished as they signed it. */}
          {!signedWhole(walk, signing) && <Trans>After a change everybody is asked again.</Trans>}
          <Box asChild display="flex" alignItems="center" minH="11" mb="-2" textDecoration="underline">
            <Link to={protocolPath(walk.protocol.id, 'sign')}>
              <Trans>To the signing</Trans>
            </Link>
          </Box>
        </Notice>
      </section>
    </Box>
  )
}
