import type * as z from 'zod/mini'

/** A row that has every field of a record; moments are text only there. */
type RowFor<Record> = { readonly [F in keyof Record]: Record[F] | (string extends Record[F] ? Date : never) }

/** Of a row the fields that a schema names, so that a new column stays on the server until somebody publishes it there. */
export function publisher<S extends z.ZodMiniObject>({ shape }: S): (row: RowFor<z.output<S>>) => z.output<S> {
  const fields = Object.keys(shape)
  return (row) => {
    const columns: Readonly<Record<string, unknown>> = row
    const told = fields.map((field) => [field, asText(columns[field])])
    return Object.fromEntries(told) as z.output<S> // by its own names, of columns that fit them
  }
}

const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
