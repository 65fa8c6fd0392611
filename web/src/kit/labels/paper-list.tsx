import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Paper, type PaperGroup, type PaperName, type Papers, papersIn } from '#shared/policy/papers.ts'

/** What counts as a document of a kind, of somebody who applies or of one who vouches. */
export const PaperList = ({ papers, whose }: { papers: Papers; whose: 'renter' | 'guarantor' }) => (
  <>
    <Groups groups={papers[whose] ?? papers.renter} />
    {whose === 'guarantor' && papers.company && (
      <>
        <Trans>For a company instead:</Trans> <Groups groups={papers.company} />
      </>
    )}
  </>
)

/** Of those who apply, and of who vouches where that is something else. */
export const PapersOfAll = ({ papers }: { papers: Papers }) => (
  <>
    <PaperList papers={papers} whose="renter" />
    {(papers.guarantor ?? papers.company) && (
      <>
        <Trans>Of guarantors:</Trans> <PaperList papers={papers} whose="guarantor" />
      </>
    )}
  </>
)

const Groups = ({ groups }: { groups: readonly PaperGroup[] }) =>
  groups.map((group, at) => (
    <Box key={papersIn(group)[0]?.paper}>
      {at > 0 && <Trans>and</Trans>} <HowMany of={group} />
      <Box as="ul" ps="5" listStyleType="disc" overflowWrap="anywhere">
        {papersIn(group).map((paper) => (
          <li key={paper.paper}>
            <PaperWords of={paper} />
          </li>
        ))}
      </Box>
    </Box>
  ))

function HowMany({ of }: { of: PaperGroup }) {
  if (papersIn(of).length === 1) return null
  return 'one' in of ? <Trans>One of these:</Trans> : <Trans>One or more of these:</Trans>
}

function PaperWords({ of: { paper, last, ofMonths, months, orElse } }: { of: Paper }) {
  const { t, i18n } = useLingui()
  const nameOf = (each: PaperName) => {
    const id = `paper.${each}`
    return i18n._(id)
  }
  const how = [
    last && t`${plural(last, { one: 'the latest', other: 'the last #' })}`,
    ofMonths && t`${plural(ofMonths, { one: 'of the last month', other: 'of the last # months' })}`,
    months && t`${plural(months, { one: 'less than a month old', other: 'less than # months old' })}`,
  ]
    .filter(Boolean)
    .join(', ')
  const name = nameOf(paper)
  const said = how ? t`${name}: ${how}` : name
  if (!orElse) return said
  const other = nameOf(orElse)
  return t`${said}. If there is none: ${other}`
}
