type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** What a key that is pressed opens. */
export function shortcutOf(pressed: Pressed, isApple: boolean): 'search' | 'keys' | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed
  const [command, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (command && !other && !shiftKey && !altKey && latinLetter(pressed) === 'k') return 'search'
  // However it is typed: on many keyboards with Shift.
  if (key === '?' && !ctrlKey && !metaKey && !altKey) return 'keys'
  return undefined
}

/** What a key that is pressed writes, if it does. */
export const letterOf = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<Pressed, 'key' | 'ctrlKey' | 'metaKey'>): string | undefined =>
  [...key].length === 1 && !metaKey && !ctrlKey ? key : undefined

/** The letter that is written; where those are none of ours, the one that stands on that key elsewhere. */
const latinLetter = ({ key, code }: Pressed) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^[^\p{ASCII}]$/u.test(key) ? code.replace('Key', '').toLowerCase() : ''
