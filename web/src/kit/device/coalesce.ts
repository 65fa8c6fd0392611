/** Runs one after the other: who asks while it runs has it run once more. */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const rounds = async () => {
    do {
      isAskedAgain = false
      await run()
    } while (isAskedAgain)
  }
  return () => {
    if (running) isAskedAgain = true
    running ??= rounds().finally(() => {
      running = undefined
    })
    return running
  }
}
