import { describe, expect, test } from 'vitest'
import { readGrid } from './read-grid.ts'

const read = (text: string) => {
  const grid = readGrid(text)
  if ('why' in grid) throw new Error(grid.why)
  return grid
}
const taken = (text: string) =>
  read(text).taken.map(({ name, years, freeYears, restPercent }) => [name, years, freeYears, restPercent])
const refused = (text: string) => read(text).refused.map(({ line, why }) => [line, why])

describe('a grid that was agreed on', () => {
  const french = [
    'Grille de vétusté;;;',
    'Élément;Durée de vie;Franchise;Quote-part résiduelle;Abattement annuel',
    'Peinture, papier peint;7 ans;1;10 %;15 %',
    'Moquette;7,5;0,5;10;',
    '"Robinetterie ""mitigeur""";10;;',
  ].join('\r\n')

  test('is read by its French headings, with decimal commas, units and quotation marks; other columns are told', () => {
    expect(taken(french)).toEqual([
      ['Peinture, papier peint', 7, 1, 10],
      ['Moquette', 7.5, 0.5, 10],
      ['Robinetterie "mitigeur"', 10, 0, 0],
    ])
    expect(read(french)).toMatchObject({ refused: [], leftOut: ['Abattement annuel'] })
    expect(read(french).taken.map(({ line }) => line)).toEqual([3, 4, 5])
  })

  test.each([
    ['Bauteil;Lebensdauer (Jahre);Jahre ohne Abschlag;Restwert in %\nTeppich;10;2;5', 'German'],
    ['remaining value,life span,item,years without abatement\n5,10,Teppich,2', 'English, in any order, by commas'],
    ['Teppich\t10\t2\t5', 'pasted from a spreadsheet, without headings'],
    [
      '\uFEFFdesignation;duree;franchise;part residuelle\nTeppich;10;2;5\n\n',
      'without accents, behind a byte order mark',
    ],
    ['Équipement;Durée de vie théorique;Franchise (années);Valeur résiduelle\nTeppich;10;2;5', 'in other words'],
  ])('is read from %j: %s', (text) => {
    expect(taken(text)).toEqual([['Teppich', 10, 2, 5]])
  })

  test.each([
    'Abattement annuel après franchise',
    'Taux d’abattement annuel (après franchise)',
    'Abschlagssatz nach Karenz in %',
    'Annual abatement after the grace period',
    'Rate after grace',
    'Franchise (mois)',
    'Durée de vie (mois)',
    'Lebensdauer in Monaten',
    'Durée de vie résiduelle',
    'Durée restante (ans)',
    'Remaining life',
    'Remaining useful life (years)',
    'Restlebensdauer',
    'Restnutzungsdauer in Jahren',
  ])(
    'has a column “%s”, which is left out: it is no life span, no years without abatement and no percentage',
    (other) => {
      const text = `${other};Élément;Durée de vie;Franchise;Valeur résiduelle\n15;Peinture;7;1;10`
      expect([taken(text), read(text).leftOut]).toEqual([[['Peinture', 7, 1, 10]], [other]])
      expect(taken(`Élément;Durée de vie;${other}\nPeinture;7;15`)).toEqual([['Peinture', 7, 0, 0]])
      expect(readGrid(`Élément;${other}\nPeinture;84`)).toEqual({ why: 'no_headings' })
    },
  )

  test('says what remains at the end of a life span, which is no rest of it', () => {
    const text = 'Élément;Durée de vie;Valeur résiduelle en fin de durée de vie (%)\nPeinture;7;10 %'
    expect(taken(text)).toEqual([['Peinture', 7, 0, 10]])
  })

  test('has no percentage among years, and no years among percentages', () => {
    const lines = ['élément;durée;franchise;résiduelle', 'Peinture;7 %;1;10', 'Sol;7;15 %;10', 'Mur;7;1;10 ans']
    expect(refused(lines.join('\n'))).toEqual([2, 3, 4].map((line) => [line, 'not_a_number']))
    expect(readGrid('Peinture;7;15 %')).toEqual({ why: 'no_headings' })
  })

  test('is told of line by line where something of it cannot be taken', () => {
    const lines = [
      'élément;durée;franchise;résiduelle',
      'Peinture;7;1;10',
      'PEINTURE;9;0;0',
      ';7;1;10',
      'Évier;;;',
      'Porte;0;0;0',
      'Mur;1000000000;0;0',
      'Sol;7;7;0',
      'Store;7;1;0,1',
      'Vitre;7;1;101',
      'Plinthe;sept;1;0',
      `${'x'.repeat(201)};7;1;0`,
    ].join('\n')
    expect(taken(lines)).toEqual([['Peinture', 7, 1, 10]])
    expect(read(lines).refused[0]).toEqual({ line: 3, text: 'PEINTURE 9 0 0', why: 'twice', of: 2 })
    expect(refused(lines)).toEqual([
      [3, 'twice'],
      [4, 'component_required'],
      [5, 'not_a_number'],
      [6, 'life_span_years_range'],
      [7, 'life_span_years_range'],
      [8, 'free_years_range'],
      [9, 'part_of_one'],
      [10, 'share_invalid'],
      [11, 'not_a_number'],
      [12, 'text_too_long'],
    ])
  })

  test('has nothing in a column that nobody named: a line with more than the columns is refused, a column without a heading told', () => {
    const parted = 'élément,durée,franchise,résiduelle\nPeinture,7,1,10\nMoquette,7,5,1,10'
    expect([taken(parted), refused(parted)]).toEqual([[['Peinture', 7, 1, 10]], [[3, 'other_width']]])
    const empty = 'élément,durée,franchise,résiduelle\nMoquette,7,5,1,\nSol,7,5\nPeinture,7,,\nPorte,"7,5",,10'
    expect([taken(empty), refused(empty)], 'the last ones empty').toEqual([
      [
        ['Peinture', 7, 0, 0],
        ['Porte', 7.5, 0, 10],
      ],
      [
        [2, 'other_width'],
        [3, 'other_width'],
      ],
    ])
    expect(refused('Peinture;7;1;10;15'), 'without headings').toEqual([[1, 'other_width']])
    const numbered = ';élément;durée;;\n1;Peinture;7;;\n2;Porte;20;;'
    expect(taken(numbered)).toEqual([
      ['Peinture', 7, 0, 0],
      ['Porte', 20, 0, 0],
    ])
    expect(read(numbered)).toMatchObject({ unnamed: [1], refused: [] })
  })

  test('counts lines as an editor does, with cells of several', () => {
    expect(read('élément;durée\n"Peinture\nmurs";7\nPorte;x')).toMatchObject({
      taken: [{ line: 2, name: 'Peinture murs' }],
      refused: [{ line: 4 }],
    })
  })

  test('is not read at all when it is empty, too long, or does not say what its columns are', () => {
    for (const nothing of ['', '\n\n', ';;;\n;;']) expect(readGrid(nothing)).toEqual({ why: 'empty' })
    const long = Array.from({ length: 2000 }, (_, at) => `Teil ${at};7`)
    expect(readGrid(['élément;durée', ...long].join('\n'))).toEqual({ why: 'too_many', lines: 2000 })
    for (const other of ['a;b\nPeinture;7', 'Peinture', '<html><body>', 'élément;franchise\nPeinture;1'])
      expect(readGrid(other)).toEqual({ why: 'no_headings' })
    expect(readGrid('élément;durée')).toEqual({ taken: [], refused: [], leftOut: [], unnamed: [] })
  })

  test('of a million letters without an end is refused in a moment', () => {
    const start = performance.now()
    for (const text of ['"'.repeat(1_000_000), ';'.repeat(1_000_000), `élément;durée\n${'a'.repeat(1_000_000)}`])
      readGrid(text)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
