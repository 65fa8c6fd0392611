/** Repeats until it is so; the test's own time limit ends it otherwise. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
