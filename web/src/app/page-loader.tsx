import { type ComponentType, lazy } from 'react'

/** A page that is loaded when somebody goes there, and shown without waiting if it is there already. */
export interface LazyPage {
  Page: ComponentType
  /** Loads the page ahead of its first rendering, so that a prerendered screen is replaced in one step. */
  load: () => Promise<void>
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  const Lazy = lazy(async () => ({ default: await load() }))
  return {
    Page: () => {
      const Ready = loaded ?? Lazy
      return <Ready />
    },
    load: async () => {
      loaded = await load()
    },
  }
}
