import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import MinusIcon from '~icons/lucide/minus'
import { Button } from '#web/kit/ui/button.ts'
import { Input } from '#web/kit/ui/controls.tsx'
import { unseen } from '#web/kit/ui/fitting.ts'
import { PlusIcon } from '#web/kit/ui/icons.tsx'
import { LabelledControl } from '#web/kit/ui/labelled-control.tsx'

interface NumberStepperProps {
  id?: string
  label: string
  value: number
  onChange: (value: number) => void
  least?: number
  most?: number
  error?: string | undefined
}

/** A count, one tap for each; who has forty keys types it. */
export function NumberStepper({ id: given, label, value, onChange, least = 0, most = 999, error }: NumberStepperProps) {
  const { t } = useLingui()
  const own = useId()
  const id = given ?? own
  const [typed, setTyped] = useState<string>()
  /** A number that a button made: nobody is in the field to hear it. */
  const [told, setTold] = useState<number>()
  const limits = { least, most }
  const change = (by: 1 | -1) => {
    setTyped(undefined)
    const next = stepped(value, by, limits)
    setTold(next)
    if (next !== value) onChange(next)
  }
  return (
    <LabelledControl id={id} label={label} error={error}>
      {(control) => (
        <Flex gap="2" align="center">
          {/* Not `disabled`: at the end of the way the focus stays where it is. */}
          <Button
            variant="outline"
            size="icon"
            boxSize="14"
            aria-label={t`One less: ${label}`}
            aria-disabled={value <= least}
            onClick={() => change(-1)}
          >
            <MinusIcon />
          </Button>
          <Input
            {...control}
            w="24"
            minH="14"
            fontSize="lg"
            textAlign="center"
            css={{ fontVariantNumeric: 'tabular-nums' }}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={typed ?? String(value)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setTold(undefined)
              const count = readCount(event.currentTarget.value, limits)
              if (count !== undefined) onChange(count)
            }}
            onBlur={() => setTyped(undefined)}
          />
          <Button
            variant="outline"
            size="icon"
            boxSize="14"
            aria-label={t`One more: ${label}`}
            aria-disabled={value >= most}
            onClick={() => change(1)}
          >
            <PlusIcon />
          </Button>
          <Box role="status" css={unseen}>
            {told}
          </Box>
        </Flex>
      )}
    </LabelledControl>
  )
}

interface CountLimits {
  least: number
  most: number
}

/** The whole number that somebody typed, within its limits; undefined when it is none. */
export function readCount(typed: string, { least, most }: CountLimits): number | undefined {
  const text = typed.trim()
  return /^\d{1,9}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : undefined
}

export const stepped = (value: number, by: 1 | -1, { least, most }: CountLimits): number =>
  Math.min(most, Math.max(least, value + by))
