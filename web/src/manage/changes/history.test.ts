import { expect, test } from 'vitest'
import type { ToastWords } from '#web/kit/ui/toast/toast-store.ts'
import { createHistory } from './history.ts'

/** What is shown, and what was taken back. */
function setUp() {
  const shown: string[] = []
  const undone: string[] = []
  const show = ({ title }: ToastWords) => {
    shown.push(title())
    return () => void shown.splice(shown.indexOf(title()), 1)
  }
  const history = createHistory(() => show)
  const said = (name: string, isFinal = false): ToastWords => ({
    tone: 'success',
    title: () => name,
    ...(!isFinal && { undo: () => undone.push(name) }),
  })
  const star = (name: string) => history.noteUntold(() => undone.push(name), { title: () => `${name} back` })
  return { history, shown, undone, said, star }
}

test('what was done last is taken back first, also where what was done before it is told of later', () => {
  const { history, undone, said, star } = setUp()
  const slow = history.begin()
  star('star')
  slow.tell(said('accepted'))
  history.undoLast()
  history.undoLast()
  expect(undone).toEqual(['star', 'accepted'])
  expect(history.undoLast()).toBe(false)
})

test('what is under way is taken back as soon as it can be, once, and a second press takes back what was before it', () => {
  const { history, shown, undone, said } = setUp()
  history.begin().tell(said('first'))
  const slow = history.begin()
  history.undoLast()
  history.undoLast()
  expect(undone).toEqual(['first'])
  slow.tell(said('second'))
  expect(undone).toEqual(['first', 'second'])
  expect(shown).toEqual([])
})

test('nothing behind what cannot be taken back is, and what came after it can', () => {
  const { history, undone, said, star } = setUp()
  history.begin().tell(said('before'))
  const final = history.begin()
  star('star')
  final.tell(said('mailed', true))
  history.undoLast()
  expect(history.undoLast()).toBe(false)
  expect(undone).toEqual(['star'])
  expect(history.lastFinal()?.title()).toBe('mailed')
})

test('what failed for now and is tried again stands like what was done; what was refused was not done', () => {
  const { history, undone, said } = setUp()
  history.begin().tell(said('before'))
  history.begin().tell({ tone: 'error', title: () => 'refused' })
  history.undoLast()
  expect(undone).toEqual(['before'])
  history.begin().tell(said('before'))
  history.begin().tell({ tone: 'error', title: () => 'tried again' }, [7])
  expect(history.undoLast()).toBe(false)
  expect(history.lastFinal()?.title()).toBe('tried again')
})

test('what is shown elsewhere is no step, and its way back is none either', () => {
  const { history, undone, said } = setUp()
  history.begin().tell(said('before'))
  history.begin().end()
  history.begin(true).tell(said('back', true))
  expect(history.lastFinal()).toBe(undefined)
  history.undoLast()
  expect(undone).toEqual(['before'])
})

test('a message ends when what it promises is refused, and stays when something else is', () => {
  const { history, shown, said } = setUp()
  history.begin().tell(said('waits'), [3, 4])
  history.endPromise([2])
  expect(shown).toEqual(['waits'])
  history.endPromise([1, 4])
  expect(shown).toEqual([])
})

test('whoever comes next takes back nothing of who was here, and reads of nothing', () => {
  const { history, shown, undone, said } = setUp()
  history.begin().tell(said('first'))
  const slow = history.begin()
  const final = history.begin()
  history.endAccount()
  shown.length = 0
  slow.tell(said('slow'))
  final.tell(said('mailed', true))
  expect([history.undoLast(), history.lastFinal(), shown, undone]).toEqual([false, undefined, [], []])
})
