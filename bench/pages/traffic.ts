import type { CDPSession } from 'playwright-core'

export interface Traffic {
  /** Of JavaScript: bodies as they were sent, compressed, without headers. */
  scriptBytes: number
  /** Of everything: bodies and headers. */
  allBytes: number
  requests: number
}

interface Transfer {
  /** In seconds since 1970. */
  begun: number
  isScript: boolean
  headers: number
  body: number
}

/** Counts what a page asks for and gets over the wire, finished or not, of what it had begun by then (in ms since 1970). */
export function watchTraffic(session: CDPSession): (then: number) => Traffic {
  const transfers = new Map<string, Transfer>()
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (request.url.startsWith('http'))
      transfers.set(requestId, { begun: wallTime, isScript: false, headers: 0, body: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const transfer = transfers.get(requestId)
    if (!transfer) return
    transfer.isScript = type === 'Script' || response.mimeType.includes('javascript')
    transfer.headers = response.encodedDataLength // until this moment, which is all but the body
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.body += encodedDataLength
  })
  // The document's body is told only now.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.body = encodedDataLength - transfer.headers
  })
  return (then) => addUp([...transfers.values()].filter(({ begun }) => begun * 1000 <= then))
}

function addUp(transfers: Transfer[]): Traffic {
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    scriptBytes: sum(transfers.filter(({ isScript }) => isScript).map(({ body }) => body)),
    allBytes: sum(transfers.map(({ headers, body }) => headers + body)),
    requests: transfers.length,
  }
}
