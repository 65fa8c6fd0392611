import { isEverythingSaved } from '#web/kit/device/unsaved.ts'
import { offerReload } from './updates.ts'

const storageKey = 'reloadedFrom'

/**
 * After a deployment the server no longer has the parts that an open page was built with. The page is loaded anew, once
 * for each build, unless that would lose something typed or there is no connection: then the person is told.
 */
export function watchMissingCode() {
  addEventListener('vite:preloadError', () => void reloadOrTell())
}

async function reloadOrTell() {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  if (sessionStorage.getItem(storageKey) === build || !(await isEverythingSaved()) || !(await isReachable())) {
    return offerReload()
  }
  sessionStorage.setItem(storageKey, build)
  location.reload()
}

/** Loading the page anew without a connection would only take away what is there. */
const isReachable = () =>
  fetch('/index.html').then(
    ({ ok }) => ok,
    () => false,
  )
