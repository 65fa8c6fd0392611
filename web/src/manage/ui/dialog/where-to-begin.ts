/**
 * Where the focus is when a dialog opens, so that typing and Enter do what was meant: in its first field, else on the button that
 * confirms. Where Enter would do what cannot be taken back, and where there is much to read before, nowhere: then on the heading. So it
 * is on a phone, too, where a reason that nobody has to give would raise a keyboard over what is to be read.
 */
export function whereToBegin(dialog: HTMLElement, isFinal: boolean): HTMLElement | undefined {
  const field = dialog.querySelector<HTMLElement>(isFinal ? 'textarea' : fields)
  const control = field ?? (isFinal ? null : dialog.querySelector<HTMLElement>('button[type=submit]:enabled'))
  return control && isInSight(control, dialog) && !raisesKeyboard(control) ? control : undefined
}

/** Of a choice of one, what is chosen. */
const fields = 'textarea:enabled, select:enabled, input:enabled:not([type=file], [type=radio]:not(:checked))'

const isInSight = (control: Element, dialog: Element) =>
  control.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom

const raisesKeyboard = (control: Element) => control.matches('textarea') && matchMedia('(pointer: coarse)').matches
