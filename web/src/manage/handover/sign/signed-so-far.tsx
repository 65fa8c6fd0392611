import { Box } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Notice } from '#web/kit/ui/notice.tsx'
import { protocolPath } from '#web/manage/addresses/record-paths.ts'
import { useKeptSigning } from '#web/manage/handover/draft/use-kept-signing.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { turnNames } from '#web/manage/handover/pad/signing-labels.ts'
import { signedWhole } from '#web/manage/handover/signed/signed-whole.ts'
import { isOutdated, Outdated } from './outdated.tsx'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'

/**
 * Who looks at a draft that people have answered knows it before they change something, and afterwards that the answers no longer
 * count. Each has room for the other, so that nothing moves under who types.
 */
export function SignedSoFar() {
  const { i18n, t } = useLingui()
  const saidOf = useSaidOf()
  const draft = useProtocolDraft()
  const { signing } = useKeptSigning(draft.protocol.id)
  if (!signing || signing.signatures.length === 0) return null
  const isChanged = isOutdated(draft, signing)
  const said = signing.signatures.map(({ name, outcome }) => saidOf(name, i18n._(turnNames[outcome]))).join(', ')
  return (
    <Box asChild mb="4" fontSize="sm">
      <section aria-label={t`Signing`}>
        <Notice>
          {/* What all have signed is finished as they signed it. */}
          {signedWhole(draft, signing) ? (
            said
          ) : (
            <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" css={{ '& > *': { gridArea: '1 / 1' } }}>
              <Box visibility={isChanged ? 'hidden' : undefined}>
                {said}
                {'. '}
                <Trans>After a change everybody is asked again.</Trans>
              </Box>
              <Box visibility={isChanged ? undefined : 'hidden'}>
                <Outdated signatures={signing.signatures} />
              </Box>
            </Box>
          )}
          <Box asChild display="flex" alignItems="center" minH="11" mb="-2" textDecoration="underline">
            <Link to={protocolPath(draft.protocol.id, 'sign')}>
              <Trans>To the signing</Trans>
            </Link>
          </Box>
        </Notice>
      </section>
    </Box>
  )
}
