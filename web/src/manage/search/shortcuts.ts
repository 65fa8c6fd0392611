import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { actionNames } from '#web/manage/ui/action-names.ts'
import { statusKeys } from '#web/manage/ui/status-keys.ts'

/** One thing that keys do, for who looks them up. */
export interface Shortcut {
  /** Each a key; those in one list are pressed together. Any of the lists does. */
  keys: readonly (readonly string[])[]
  does: MessageDescriptor
}

/** Where they do something. */
export interface ShortcutGroup {
  where: MessageDescriptor
  shortcuts: readonly Shortcut[]
}

/**
 * Every key of the desk. Whoever gives a key something to do writes it down here.
 * @param command as it is written on the keyboard
 */
export const shortcutGroups = (command: string): readonly ShortcutGroup[] => [
  {
    where: msg`Everywhere`,
    shortcuts: [
      { keys: [[command, 'K']], does: msg`Search` },
      { keys: [['?']], does: msg`Show all keyboard shortcuts` },
      { keys: [[command, 'Z']], does: msg`Undo what was done last` },
      { keys: [['Esc']], does: msg`Close what is open` },
    ],
  },
  {
    where: msg`In the applications of a process`,
    shortcuts: [
      { keys: [['J'], ['↓'], ['K'], ['↑']], does: msg`Next, previous` },
      { keys: [['Enter']], does: msg`Open an application and read it` },
      { keys: [['Esc']], does: msg`Back to its row` },
      { keys: [['X']], does: msg`Select` },
      { keys: [['F']], does: msg`Set the star, or take it away` },
      { keys: [['Tab']], does: msg`From the rows to what is open, and to what can be done with those selected` },
    ],
  },
  {
    where: msg`Where an application is open, or some are selected`,
    shortcuts: stepsInOrder.map((status) => ({
      keys: [[statusKeys[status].toUpperCase()]],
      does: actionNames[status],
    })),
  },
  {
    where: msg`On the page of an application`,
    shortcuts: [
      { keys: [['J'], ['K']], does: msg`Next, previous` },
      { keys: [['Esc']], does: msg`Back to the list` },
    ],
  },
  {
    where: msg`Where a document is open`,
    shortcuts: [
      { keys: [['+'], ['-']], does: msg`Larger, smaller` },
      { keys: [['0']], does: msg`As wide as there is room` },
    ],
  },
  {
    where: msg`In a dialog`,
    shortcuts: [{ keys: [[command, 'Enter']], does: msg`Do what its main button does` }],
  },
  {
    where: msg`In the search`,
    shortcuts: [
      { keys: [['↓'], ['↑']], does: msg`Next, previous` },
      { keys: [['Enter']], does: msg`Open what is chosen` },
    ],
  },
]

/** As somebody goes through them. */
const stepsInOrder = ['accepted', 'offer_sent', 'offer_accepted', 'withdrawn', 'rejected', 'submitted'] as const
