import { useEffect, useRef, useState } from 'react'

/**
 * What a button shows below itself and hides again: by another press, by Escape, which gives the focus back, and when somebody goes on
 * elsewhere. The control that is next in the page is the first that it shows.
 */
export function useDisclosed() {
  const [isOpen, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = around.current
    if (!isOpen || !element) return undefined
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target)
    const onPress = ({ target }: Event) => void (isOutside(target) && setOpen(false))
    const onFocusOut = ({ relatedTarget }: FocusEvent) => void (isOutside(relatedTarget) && setOpen(false))
    // A dialog that was opened from here has Escape for itself.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || element.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    // Before what is behind it closes by the same key.
    document.addEventListener('keydown', onKey, { capture: true })
    element.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey, { capture: true })
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return { isOpen, around, button, toggle: () => setOpen(!isOpen), close }
}
