import { type Agent, request } from 'node:http'

export interface Answer {
  status: number
  text: string
}

/** One request over a connection that is kept. `node:http` is the least that Node has on the way. */
export const send = (
  agent: Agent,
  method: string,
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...headers, 'Content-Length': body.length } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
