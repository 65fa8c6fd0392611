import { afterEach } from 'vitest'
import { createWorld, type World } from './world.ts'

/** A new world for each test, gone after it. */
export function freshWorlds(): (seed?: number) => Promise<World> {
  const made: World[] = []
  afterEach(async () => {
    for (const world of made.splice(0)) await world.end()
  })
  return async (seed) => {
    const world = await createWorld(seed)
    made.push(world)
    return world
  }
}
