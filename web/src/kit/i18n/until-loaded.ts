import { addTexts, type TextPart } from './catalogues.ts'
import { shownLocale } from './start-language.ts'

/** Long enough not to burden a poor connection, short enough that nobody waits in vain. */
const PAUSE_MS = 3_000

/** Told on the window once something is there that could not be loaded at first. */
export const loadedAfterAll = 'loadedafterall'

/**
 * What is to be shown or started. On a connection that breaks off it tries until it has it: what stands there stays meanwhile,
 * since somebody may be typing, and app/missing-code.ts says why.
 *
 * @param texts the part of the texts that it shows
 */
export async function untilLoaded<Part>(load: () => Promise<Part>, texts?: TextPart): Promise<Part> {
  for (let failed = false; ; failed = true) {
    try {
      const [part] = await Promise.all([load(), texts && addTexts(texts, shownLocale())])
      if (failed) dispatchEvent(new Event(loadedAfterAll))
      return part
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
