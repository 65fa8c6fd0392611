import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import path from 'node:path'
import { startTestProvider, type TestProvider } from '#server/testing/outside/identity-provider.ts'
import { OUTSIDE } from './private-network.ts'

export interface IdentityAddress {
  provider: TestProvider
  /** In PEM, and where it lies. */
  certificate: string
  file: string
  close: () => Promise<void>
}

/** A provider that behaves like Cognito at an https address of its own, outside of the containers. */
export async function makeIdentityAddress(host: string, directory: string): Promise<IdentityAddress> {
  const [key, file] = [path.join(directory, 'login.key'), path.join(directory, 'login.crt')]
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30']
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', file], { stdio: 'ignore' })
  const certificate = readFileSync(file, 'utf8')

  const provider = await startTestProvider()
  const inside = new URL(provider.issuer).origin
  provider.issuer = `https://${host}/pool`
  const server = createServer({ key: readFileSync(key), cert: certificate }, (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    const asked = request(new URL(url, inside), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    asked.once('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  server.listen(443, OUTSIDE)
  await once(server, 'listening')
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await provider.close()
  }
  return { provider, certificate, file, close }
}
