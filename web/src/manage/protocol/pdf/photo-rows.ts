import { msg } from '@lingui/core/macro'
import type { Content } from 'pdfmake/interfaces'
import { chunk } from '#web/manage/protocol/layout/chunk.ts'
import { CONTENT_WIDTH } from '#web/manage/protocol/layout/page-style.ts'
import type { PdfContext } from './pdf-input.ts'
import { fitting } from './pictures.ts'

const GAP = 10

/** Two to four photos beside each other, each above its caption; a photo that cannot be shown says so in a line. */
export function photoRows(
  { say, pictures }: PdfContext,
  photoIds: readonly string[],
  captionOf: (photo: number) => string,
): Content[] {
  const photos = photoIds.map((id, index) => ({ picture: pictures.get(id), caption: captionOf(index + 1) }))
  const shown = photos.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []))
  const columns = columnsFor(shown.length)
  const width = (CONTENT_WIDTH - (columns - 1) * GAP) / columns
  return [
    ...chunk(shown, columns).map(
      (row): Content => ({
        unbreakable: true,
        margin: [0, 6, 0, 2],
        stack: [
          {
            columnGap: GAP,
            columns: row.map(({ picture, caption }) => ({
              width,
              stack: [
                { image: picture.name, ...fitting(picture, width, width) },
                { text: caption, style: 'small', margin: [0, 2, 0, 0] },
              ],
            })),
          },
        ],
      }),
    ),
    ...photos
      .filter(({ picture }) => !picture)
      .map(
        ({ caption }): Content => ({
          text: say(msg`${caption}: this photo could not be opened.`),
          margin: [0, 4, 0, 0],
        }),
      ),
  ]
}

/** Few are shown large; no row is left with a single one where it can be helped. */
const columnsFor = (photos: number) => (photos <= 2 ? 2 : photos === 3 || photos === 5 || photos === 6 ? 3 : 4)
