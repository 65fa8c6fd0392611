import { get } from 'node:https'

/** Twenty times a second, each on its own, what every page asks for. */
export function askOften(url: string, authority: string) {
  let [asked, failed, longest] = [0, 0, 0]
  const running = new Set<Promise<void>>()
  const ask = async () => {
    const began = performance.now()
    const status = await statusOf(url, authority)
    asked += 1
    if (status !== 200) failed += 1
    longest = Math.max(longest, performance.now() - began)
  }
  const timer = setInterval(() => {
    const one = ask().finally(() => running.delete(one))
    running.add(one)
  }, 50)
  return {
    so: () => {
      const text = `${asked} asked, ${failed} failed, the longest took ${Math.round(longest)} ms`
      ;[asked, failed, longest] = [0, 0, 0]
      return text
    },
    stop: async () => {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}

/** 0 when there was no answer. */
const statusOf = (url: string, ca: string) =>
  new Promise<number>((resolve) => {
    const asked = get(url, { ca, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.once('error', () => resolve(0))
  })
