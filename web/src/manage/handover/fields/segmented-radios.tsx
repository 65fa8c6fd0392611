import { Box, chakra } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface SegmentedRadiosProps<Value extends string>
  extends Pick<ComponentProps<'fieldset'>, 'id' | 'tabIndex' | 'aria-describedby'> {
  label: ReactNode
  /** `row`: beside each other, as many as fit. `list`: one below the other, for sentences. */
  layout?: 'row' | 'list'
  choices: readonly { value: Value; words: ReactNode }[]
  /** Null: nobody chose yet. */
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, each large enough for a thumb. To a keyboard and a screen reader they are radio buttons like any other. */
export function SegmentedRadios<Value extends string>(props: SegmentedRadiosProps<Value>) {
  const { label, layout = 'row', choices, value, onChange, ...field } = props
  const name = useId()
  return (
    <fieldset {...field}>
      <Box asChild fontWeight="medium" mb="1">
        <legend>{label}</legend>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        {choices.map((choice) => (
          <Tile key={choice.value} css={layout === 'row' ? besideEachOther : { flexBasis: '100%' }}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>{choice.words}</span>
          </Tile>
        ))}
      </Box>
    </fieldset>
  )
}

type NamedRadiosProps<Code extends string> = Omit<SegmentedRadiosProps<Code>, 'choices'> & {
  names: Record<Code, MessageDescriptor>
}

/** One of those that a table has words for, in its order. */
export function NamedRadios<Code extends string>({ names, ...props }: NamedRadiosProps<Code>) {
  const { i18n } = useLingui()
  const codes = Object.keys(names) as Code[] // of that very record
  return <SegmentedRadios {...props} choices={codes.map((value) => ({ value, words: i18n._(names[value]) }))} />
}

/** Wider than the others where a word is: none is cut, or broken in its middle. */
const besideEachOther = { flex: '1 1 5.5rem', textAlign: 'center', justifyContent: 'center' } as const

/** The chosen one is filled, which shows without colours too; the circle of the radio itself is only in the way. */
const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: '14',
    maxW: '100%',
    px: '3',
    py: '2',
    fontWeight: 'medium',
    lineHeight: 'tight',
    overflowWrap: 'break-word',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'line.field',
    borderRadius: 'md',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', width: '100%', height: '100%', opacity: '0', cursor: 'pointer' },
    '&:has(:checked)': {
      color: 'var(--chakra-colors-pine-contrast)',
      background: 'var(--chakra-colors-pine-solid)',
      borderColor: 'var(--chakra-colors-pine-solid)',
    },
    '&:has(:focus-visible)': { outline: '3px solid var(--chakra-colors-pine-solid)', outlineOffset: '2px' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '4px solid Highlight' } },
  },
})

interface YesNoProps {
  label: ReactNode
  /** Null: nobody said. */
  value: boolean | null
  onChange: (value: boolean) => void
}

export const YesNo = ({ label, value, onChange }: YesNoProps) => (
  <SegmentedRadios
    label={label}
    choices={[
      { value: 'yes', words: <Trans>Yes</Trans> },
      { value: 'no', words: <Trans>No</Trans> },
    ]}
    value={value === null ? null : value ? 'yes' : 'no'}
    onChange={(chosen) => onChange(chosen === 'yes')}
  />
)
