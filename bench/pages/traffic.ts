import type { CDPSession } from 'playwright-core'

export interface Traffic {
  /** Of JavaScript: bodies as they were sent, compressed, without headers. */
  scriptBytes: number
  /** Of everything: bodies and headers. */
  allBytes: number
  requests: number
}

interface Transfer {
  isScript: boolean
  headers: number
  body: number
}

/** Counts what a page asks for and gets over the wire, finished or not, until it is read. */
export function watchTraffic(session: CDPSession): () => Traffic {
  const transfers = new Map<string, Transfer>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) transfers.set(requestId, { isScript: false, headers: 0, body: 0 })
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
  return () => addUp([...transfers.values()])
}

function addUp(transfers: Transfer[]): Traffic {
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    scriptBytes: sum(transfers.filter(({ isScript }) => isScript).map(({ body }) => body)),
    allBytes: sum(transfers.map(({ headers, body }) => headers + body)),
    requests: transfers.length,
  }
}
