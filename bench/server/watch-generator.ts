/** What one run of a load generator came to. */
export interface GeneratedLoad {
  completed: number
  seconds: number
  /** How much of one core this process used meanwhile: near 1, it is the generator that is measured. */
  generatorShare: number
}

/** Runs a generator, which gives back how much it completed, and looks at the clocks. */
export async function watchGenerator(generate: () => Promise<number>): Promise<GeneratedLoad> {
  const started = performance.now()
  const cpuBefore = process.cpuUsage()
  const completed = await generate()
  const { user, system } = process.cpuUsage(cpuBefore)
  const seconds = (performance.now() - started) / 1000
  return { completed, seconds, generatorShare: (user + system) / 1e6 / seconds }
}
