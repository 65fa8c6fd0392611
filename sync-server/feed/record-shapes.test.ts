import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { feedRecords } from '#shared/feed/feed.ts'
import { RECORD_SHAPES } from './cursor.ts'

test('a record of another shape has another number, so that every device begins anew', () => {
  const shapes = Object.entries(feedRecords).map(([entity, schema]) => [
    entity,
    z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }),
  ])
  const hash = createHash('sha256').update(JSON.stringify(shapes)).digest('base64url').slice(0, 8)
  expect({ hash, RECORD_SHAPES }, 'raise RECORD_SHAPES with the hash').toMatchInlineSnapshot(`
    {
      "RECORD_SHAPES": 19,
      "hash": "qo2mcxp2",
    }
  `)
})
