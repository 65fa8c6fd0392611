import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/**
 * For a field that changes what is typed: while a keyboard still composes a word, the field has to show it as it stands,
 * or each further letter brings all the others once more.
 */
export function useComposition(value: string, onType: (text: string) => void) {
  const [composed, setComposed] = useState<string>()
  return {
    value: composed ?? value,
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setComposed(event.currentTarget.value),
    onCompositionEnd: () => setComposed(undefined),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (composed !== undefined) setComposed(currentTarget.value)
      onType(currentTarget.value)
    },
  }
}
