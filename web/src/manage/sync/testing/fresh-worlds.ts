import { afterEach } from 'vitest'
import { createWorld, type World } from './world.ts'

/** Worlds that end with their test. */
export function freshWorlds(): (options?: Parameters<typeof createWorld>[0]) => World {
  const made: World[] = []
  afterEach(async () => {
    for (const world of made.splice(0)) await world.end()
  })
  return (options) => {
    const world = createWorld(options)
    made.push(world)
    return world
  }
}
