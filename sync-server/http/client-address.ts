import { isIP, isIPv6 } from 'node:net'

/**
 * Whose budget a request counts against. Each trusted proxy adds the address it saw at the right end of
 * X-Forwarded-For, so that only the last `trustedProxies` entries are true; what a client wrote itself stands left of them.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entries = forwardedFor?.split(',') ?? []
  const seen = trustedProxies > 0 ? readAddress(entries.at(-trustedProxies)) : undefined
  return network(seen ?? socketAddress ?? 'unknown')
}

/** An address as proxies write it: alone, or with a port. */
function readAddress(entry = ''): string | undefined {
  const text = entry.trim()
  const address = isIP(text) ? text : /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text)?.slice(1).find(Boolean)
  return address && isIP(address) ? address : undefined
}

/** One household or server has a whole /64 of IPv6 at its disposal, so that is what counts as one client. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address
    .replace(/%.*$/, '')
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::')
  const left = groups(head)
  const right = groups(tail ?? '')
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

const groups = (text: string) =>
  text
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16).toString(16))
