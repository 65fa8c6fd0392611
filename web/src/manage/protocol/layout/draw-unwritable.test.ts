import type { Content } from 'pdfmake/interfaces'
import { expect, test } from 'vitest'
import type { DrawText } from './draw-text.ts'
import { drawUnwritable } from './draw-unwritable.ts'
import { CONTENT_WIDTH } from './page-style.ts'

/** What was drawn, and with how much room. */
function draw(content: Content) {
  const asked: [text: string, width: number, fontSize: number, bold: boolean][] = []
  const drawWords: DrawText = (text, { width, fontSize, bold }) => {
    asked.push([text, Math.round(width), fontSize, bold])
    return [...text].map((letter) => ({ png: letter, width: 9, height: 13 }))
  }
  return { made: drawUnwritable(content, drawWords), asked }
}

test('what the typeface has letters for stays text', () => {
  const content: Content = ['Müller', { text: ['Снежана ', { text: 'Ευα', bold: true }] }, { image: 'photo' }]
  expect(draw(content)).toEqual({ made: [{ text: 'Müller' }, ...content.slice(1)], asked: [] })
})

test('another script is drawn line by line, so that it can go on on the next page', () => {
  const { made, asked } = draw({ text: ['王', { text: '伟' }], style: 'title', margin: [10, 0, 5, 0] })
  const line = { width: 9, height: 13 }
  expect(made).toEqual({
    style: 'title',
    margin: [10, 0, 5, 0],
    stack: [
      { image: '王', ...line },
      { image: '伟', ...line },
    ],
  })
  expect(asked).toEqual([['王伟', Math.round(CONTENT_WIDTH - 15), 22, true]])
})

test('it has the room of its column, and the letters of what is around it', () => {
  const half = Math.round((CONTENT_WIDTH - 10) / 2)
  expect(draw({ columnGap: 10, columns: ['王', { width: '*', text: '伟', style: 'label' }] }).asked).toEqual([
    ['王', half, 9.5, false],
    ['伟', half, 8, false],
  ])
  const rest = Math.round(CONTENT_WIDTH - 150 - 12)
  expect(draw({ table: { widths: [150, '*'], body: [['Name', { stack: ['王'] }]] }, bold: true }).asked).toEqual([
    ['王', rest, 9.5, true],
  ])
  const across = [{ text: '王', colSpan: 2 }, '']
  expect(draw({ table: { widths: [150, '*'], body: [across] } }).asked).toEqual([
    ['王', Math.round(CONTENT_WIDTH), 9.5, false],
  ])
})

test('a letter with its accent beside it becomes the one that the typeface has', () => {
  expect(draw([{ text: ['Mu\u0308ller'] }]).made).toEqual([{ text: ['Müller'] }])
})

test('where nothing can be drawn, the text stays', () => {
  expect(drawUnwritable({ text: '王', bold: true }, () => [])).toEqual({ text: '王', bold: true })
})
