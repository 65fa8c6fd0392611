import { chromium } from '@playwright/test'
import { startFaultProxy } from '#e2e/fault-proxy.ts'
import { chromiumFlags, findChromium } from '#scripts/find-chromium.ts'
import { deliverOverNarrowLine } from './delivery/narrow-line.ts'
import { sealAndReconnect } from './delivery/seal-and-reconnect.ts'
import { resendByParts, resendWhole } from './delivery/sent-again.ts'
import { type Figures, figure, goal } from './figure.ts'
import { median } from './median.ts'
import { startBuiltServer } from './start-built-server.ts'
import type { Bench } from './suite.ts'

const ROUNDS = 5

/** What a bad connection costs: bytes sent again, and waiting. */
export async function measureDelivery(bench: Bench): Promise<void> {
  const { address } = await startBuiltServer(bench)
  const network = await startFaultProxy(address)
  bench.onClose(network.close)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  bench.onClose(() => browser.close())
  const place = { browser, network }

  const rounds: Awaited<ReturnType<typeof sealAndReconnect>>[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await sealAndReconnect(place))
  bench.keep({
    'Submit to "Saved on this phone", three files of 1 MB': figure(median(rounds.map(({ sealMs }) => sealMs)), 'ms'),
    'connection back to receipt, page open, three files of 1 MB': figure(
      median(rounds.map(({ receiptMs }) => receiptMs)),
      'ms',
      goal('D2', 5_000),
    ),
  })
  bench.keep(await measureResending(place))
  const { seconds, sentAgain, cuts } = await deliverOverNarrowLine(place)
  bench.keep({
    [`three files of 1 MB over 400 kbit/s and 400 ms, cut ${cuts} times`]: figure(seconds, 's'),
    'the same, sent again': figure(sentAgain / 1024, 'KiB'),
  })
}

async function measureResending(place: Parameters<typeof resendByParts>[0]): Promise<Figures> {
  const whole = await resendWhole(place)
  const parts = await resendByParts(place)
  const peer = { name: 'a plain PUT', value: whole / 1024 }
  return { '10 MB cut at 90 %: sent again': figure(parts / 1024, 'KiB', peer) }
}
