import { chromiumFlags } from '#scripts/find/find-chromium.ts'
import { type Figures, figure, goal } from './figure.ts'
import { median } from './median.ts'
import { installLighthouse, type LighthouseScores, runLighthouse } from './pages/lighthouse.ts'

const RUNS = 3
const publicRoutes = ['/', '/applications', '/privacy', '/terms', '/support', '/admin-login']

/** What Lighthouse says of every page that needs no code and no account. */
export async function measureLighthouse(executablePath: string, address: string): Promise<Figures> {
  await installLighthouse()
  const figures: Figures = {}
  for (const route of publicRoutes) {
    const runs: LighthouseScores[] = []
    while (runs.length < RUNS) runs.push(await runLighthouse(address + route, executablePath, chromiumFlags))
    const name = `lighthouse_${route.slice(1).replace('-', '_') || 'landing'}`
    const of = (read: (scores: LighthouseScores) => number) => median(runs.map(read))
    figures[`${name}_performance`] = figure(
      of((scores) => scores.performance),
      'points',
      goal('P23', 95),
    )
    figures[`${name}_accessibility`] = figure(
      of((scores) => scores.accessibility),
      'points',
      goal('P23', 100),
    )
    figures[`${name}_best_practices`] = figure(
      of((scores) => scores.bestPractices),
      'points',
      goal('P23', 100),
    )
  }
  return figures
}
