import { Box } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isSameSpan, MAX_LIFE_SPANS, type OwnLifeSpan } from '#shared/life-span/own-table.ts'
import type { Grid, GridProblem, LineProblem } from '#shared/life-span/read-grid.ts'
import { useTexts } from '#web/kit/i18n/texts.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { useSaidOf } from '#web/manage/facts/use-said-of.ts'
import { useLifeSpanNames } from './use-life-span-names.ts'

/** What would be taken, and what would not and why, line by line. */
export function GridPreview({ grid, own }: { grid: Grid | GridProblem; own: readonly OwnLifeSpan[] }) {
  const { t } = useLingui()
  const { nameOf, saidOf } = useLifeSpanNames()
  const saidOfName = useSaidOf()
  if ('why' in grid)
    return (
      <Text role="status" color="danger.fg" fontWeight="semibold">
        <WholeProblem problem={grid} />
      </Text>
    )
  const columns = [...grid.leftOut, ...grid.unnamed.map((place) => t`column ${place}, without a heading`)].join(', ')
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Text role="status" fontWeight="semibold">
        <Plural value={grid.taken.length} _0="No line is taken" one="# line is taken" other="# lines are taken" />
        {', '}
        <Plural value={grid.refused.length} _0="none is refused" one="# is refused" other="# are refused" />
      </Text>
      {columns !== '' && (
        <Text overflowWrap="anywhere">
          <Trans>These columns are not read: {columns}</Trans>
        </Text>
      )}
      {grid.refused.length > 0 && (
        <Box as="ul" listStyleType="none">
          {grid.refused.map(({ line, text, ...problem }) => (
            <Box as="li" key={line} py="2" borderTopWidth="1px" overflowWrap="anywhere">
              <Text color="danger.fg" fontWeight="semibold">
                <Trans>Line {line}:</Trans> <LineProblemText problem={problem} />
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {text.slice(0, 120)}
              </Text>
            </Box>
          ))}
        </Box>
      )}
      <Box as="ul" listStyleType="none">
        {grid.taken.map(({ line, name, ...wear }) => {
          const before = own.find((each) => isSameSpan(each.name, name))
          const [now, then] = [saidOf(wear), before && saidOf(before)]
          return (
            <Box as="li" key={line} py="2" borderTopWidth="1px" overflowWrap="anywhere">
              {saidOfName(nameOf(name), now)}{' '}
              {then !== undefined && then !== now && (
                <Text as="span" color="fg.muted">
                  <Trans>(until now: {then})</Trans>
                </Text>
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

function WholeProblem({ problem }: { problem: GridProblem }) {
  if (problem.why !== 'too_many')
    return problem.why === 'empty' ? (
      <Trans>There is nothing in it.</Trans>
    ) : (
      <Trans>
        It does not say what its columns are. Give it a first line such as: element; life span; franchise; residual
        value
      </Trans>
    )
  const { lines } = problem
  return (
    <Trans>
      It has {lines} lines, and a table has at most {MAX_LIFE_SPANS}. Nothing of it is taken: leave out what no home
      has.
    </Trans>
  )
}

function LineProblemText({ problem }: { problem: LineProblem }) {
  const { issue } = useTexts()
  if (problem.why === 'twice') {
    const { of } = problem
    return <Trans>it stands in line {of} already</Trans>
  }
  if (problem.why === 'not_a_number') return <Trans>a number is missing, or is none</Trans>
  if (problem.why === 'other_width')
    return (
      <Trans>
        it has not as many values as there are columns; where a number has a comma, put semicolons between the columns
      </Trans>
    )
  if (problem.why === 'part_of_one') return <Trans>write the percentage, such as 10 for ten percent</Trans>
  return issue(problem.why)
}
