// A program that answers what the benchmark asks for as fast as Hono can: nothing is checked, kept or looked up.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { applicationContract } from '#shared/application/contract.ts'
import { documentContract } from '#shared/document/contract.ts'
import { processContract } from '#shared/process/contract.ts'

const answer = process.env['ANSWER'] ?? ''
const app = new Hono()
const pathOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

app.get(pathOf(processContract.lookUpProcess.path), (c) => c.body(answer, 200, { 'Content-Type': 'application/json' }))
app.post(documentContract.presignDocument.path, async (c) => {
  const { documentId, contentType }: { documentId: string; contentType: string } = await c.req.json()
  return c.json({
    data: { uploadUrl: `/api/documents/${documentId}/content`, headers: { 'Content-Type': contentType } },
  })
})
app.put(pathOf(documentContract.uploadDocument.path), async (c) => {
  const bytes = await c.req.arrayBuffer()
  return c.json({ data: { size: bytes.byteLength } })
})
app.post(applicationContract.submitApplication.path, async (c) => {
  const { id }: { id: string } = await c.req.json()
  return c.json({ data: { id } })
})

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`A bare Hono is running at http://127.0.0.1:${port}`)
})
process.once('SIGTERM', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
