import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ResultLine } from './result-line.tsx'
import type { Result, ResultGroup } from './use-results.ts'

interface ResultListProps {
  id: string
  label: string
  groups: readonly ResultGroup[]
  /** The key of the line that Enter takes. */
  active: string | undefined
  onPoint: (key: string) => void
  onChoose: (result: Result) => void
}

/** The focus stays in the field: lines are pointed at. */
export function ResultList({ id, label, groups, active, onPoint, onChoose }: ResultListProps) {
  const { i18n } = useLingui()
  return (
    <Lines id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {groups.map(({ key, name, results, rest }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} role="presentation">
            {i18n._(name)}
          </div>
          {results.map((result) => (
            // The field has the keys of it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={result.key}
              id={optionId(id, result.key)}
              role="option"
              tabIndex={-1}
              aria-selected={result.key === active}
              onPointerMove={() => result.key !== active && onPoint(result.key)}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(result)}
            >
              <ResultLine result={result} />
            </div>
          ))}
          {rest > 0 && (
            <div role="presentation">
              <Trans>and {rest} more: type on to see them</Trans>
            </div>
          )}
        </div>
      ))}
    </Lines>
  )
}

/** Of a line, for the field to point at. */
export const optionId = (listId: string, key: string) => `${listId}-${key}`

const Lines = chakra('div', {
  base: {
    '& [role=presentation]': { pt: '3', pb: '1', px: '3', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      px: '3',
      py: '1',
      lineHeight: 'tight',
      borderRadius: 'sm',
      cursor: 'pointer',
      // Below the field, above the foot.
      scrollMarginTop: '28',
      scrollMarginBottom: '16',
    },
    '& [role=option][aria-selected=true]': {
      bg: 'pine.subtle',
      boxShadow: 'inset 3px 0 0 var(--chakra-colors-pine-fg)',
    },
    '& [role=option] > svg': { flexShrink: '0', color: 'fg.muted' },
    '& [role=option] > span': { minW: '0', overflowWrap: 'anywhere' },
    '& [role=option] > kbd': { ms: 'auto' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted', mt: '0.5' },
  },
})
