import { isEverythingSaved } from '#web/kit/device/unsaved.ts'
import { loadedAfterAll } from '#web/kit/i18n/until-loaded.ts'
import { offerReload, withdrawReload } from './updates.ts'

const storageKey = 'reloadedFrom'

/**
 * After a deployment the server no longer has the parts that an open page was built with. The page is loaded anew, once
 * for each build, unless that would lose something typed or there is no connection: then the person is told.
 */
export function watchMissingCode() {
  addEventListener('vite:preloadError', () => void reloadOrTell())
  addEventListener(loadedAfterAll, () => {
    arrived += 1
    withdrawReload()
  })
}

/** How often something came after all. */
let arrived = 0

async function reloadOrTell() {
  const before = arrived
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  const isFirst = sessionStorage.getItem(storageKey) !== build
  // As it was when it was missed: with a connection again, what needs it is asked for once more.
  const reachable = isReachable()
  const mayReload = isFirst && (await isEverythingSaved()) && (await reachable)
  // Meanwhile it may have come; what else is missing is asked for again, and told then.
  if (arrived !== before) return
  if (!mayReload) {
    offerReload()
    return
  }
  sessionStorage.setItem(storageKey, build)
  location.reload()
}

/** Loading the page anew without a connection would only take away what is there. No copy of the device answers this one. */
const isReachable = () =>
  fetch('/index.html?reachable', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
