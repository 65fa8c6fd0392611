import { focusWhenDrawn } from '#web/kit/ui/focus-when-drawn.ts'

/** Of the page's heading. */
export const stepHeadingId = 'step'
/** Of fields that what is in the way of signing leads to. */
export const [coverageReasonId, whatIsWrongId, uncountedId] = ['coverage-reason', 'what-is-wrong', 'uncounted']
export const [withheldId, ibanId, dateId, enteredOnId, roomNoteId, deadlineId, amountId] = [
  'withheld',
  'iban',
  'handover-date',
  'entered-on',
  'room-note',
  'deadline',
  'amount',
]
export const [addKeyId, nextPersonId] = ['add-key', 'next-person']
/** Of a field of one of several things, by the id of that. */
export const fieldId = (
  id: string,
  field: 'condition' | 'handed-out' | 'handed-on' | 'returned' | 'reading' | 'address' | 'new-address',
) => `${id}-${field}`

/** Goes on in an entry that was added: it stands above the button that adds, and who does not see it would press again. */
export const focusEntry = (id: string): void => focusWhenDrawn(id, goOnIn)

/** Who follows a link goes on in the very field; in an entry of many at what is wrong in it, otherwise at its beginning. In view. */
export const arriveAt = (id: string): void =>
  focusWhenDrawn(id, (entry) => {
    // What is folded away cannot be gone to.
    for (let at = entry.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
    const isField = !entry.matches('[data-entry]')
    const place =
      entry.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      (isField
        ? // A list of selectors finds the first of any of them, and not of the first of them: of radios the one that is chosen.
          (entry.querySelector<HTMLElement>('input:checked') ??
          entry.querySelector<HTMLElement>('input, textarea, select'))
        : null) ??
      entry
    if (place === entry && !place.matches('input, select, textarea')) holdFocus(entry)
    place.focus({ preventScroll: true })
    // With its label and what is said of it, below the bar that stands at the top.
    place.scrollIntoView({ block: place === entry ? 'start' : 'center' })
  })

/** Takes one out, and goes on in the next one, in the one before, or at the heading. */
export function removeEntry(id: string, remove: () => void): void {
  const entry = document.getElementById(id)
  const near = [entry?.nextElementSibling, entry?.previousElementSibling].find((each) => each?.matches('[data-entry]'))
  remove()
  focusEntry(near?.id ?? stepHeadingId)
}

function goOnIn(place: HTMLElement) {
  if (!place.matches('a')) holdFocus(place)
  // Nothing moves under a finger. Who goes on by keyboard sees its beginning: it may be longer than the screen.
  place.focus({ preventScroll: true })
  if (place.matches(':focus-visible')) (place.firstElementChild ?? place).scrollIntoView({ block: 'nearest' })
}

/** As long as it has the focus: a tap beside a control is no step to what is around it. */
function holdFocus(place: HTMLElement) {
  place.tabIndex = -1
  const onBlur = () => {
    // Whoever looks into another window comes back to it.
    if (document.activeElement === place) return
    place.removeAttribute('tabindex')
    place.removeEventListener('blur', onBlur)
  }
  place.addEventListener('blur', onBlur)
}
