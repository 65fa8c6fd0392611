import { Dexie } from 'dexie'

/**
 * A browser that deletes the data of a site leaves what was asked in that moment unanswered for ever, and with it every
 * save and delivery that waits for the answer. When the connection is closed such questions fail, and can be asked again.
 */
export function endWithConnection(db: Dexie): void {
  const waiting = new Set<() => void>()
  db.on('close', () => {
    for (const fail of waiting) fail()
  })
  const orClosed =
    <Question, Answer>(ask: (question: Question) => PromiseLike<Answer>) =>
    (question: Question) =>
      new Dexie.Promise<Answer>((resolve, reject) => {
        const fail = () => settle(() => reject(new Dexie.DatabaseClosedError()))
        const settle = (how: () => void) => {
          waiting.delete(fail)
          how()
        }
        waiting.add(fail)
        ask(question).then(
          (answer) => settle(() => resolve(answer)),
          (error) => settle(() => reject(error)),
        )
      })
  db.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate: orClosed((question: Parameters<typeof table.mutate>[0]) => table.mutate(question)),
          get: orClosed((question: Parameters<typeof table.get>[0]) => table.get(question)),
          getMany: orClosed((question: Parameters<typeof table.getMany>[0]) => table.getMany(question)),
          query: orClosed((question: Parameters<typeof table.query>[0]) => table.query(question)),
          openCursor: orClosed((question: Parameters<typeof table.openCursor>[0]) => table.openCursor(question)),
          count: orClosed((question: Parameters<typeof table.count>[0]) => table.count(question)),
        }
      },
    }),
  })
}
