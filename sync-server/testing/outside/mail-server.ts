import { SMTPServer } from 'smtp-server'

/** A real mail server on a free port; `refuse` is what it answers to every recipient. */
export async function receiveMails(refuse?: number, asksForPassword = false) {
  const received = { messages: [] as string[], url: '', onMail: () => {}, close: async () => {} }
  const server = new SMTPServer({
    authOptional: !asksForPassword,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    logger: false,
    onAuth: (_auth, _session, callback) => callback(new Error('Wrong password')),
    onRcptTo: (_address, _session, callback) =>
      callback(refuse ? Object.assign(new Error('Refused'), { responseCode: refuse }) : null),
    onData: (stream, _session, callback) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8')
      })
      stream.on('end', () => {
        received.messages.push(text)
        received.onMail()
        callback()
      })
    },
  })
  server.on('error', () => {}) // who was connected has died
  const listener = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const address = listener.address()
  received.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  received.close = () => new Promise((resolve) => server.close(() => resolve()))
  return received
}
