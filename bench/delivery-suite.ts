import { chromium } from '@playwright/test'
import { startFaultProxy } from '#e2e/server/fault-proxy.ts'
import { chromiumFlags, findChromium } from '#scripts/find/find-chromium.ts'
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
    submit_to_saved_on_phone: figure(median(rounds.map(({ sealMs }) => sealMs)), 'ms'),
    reconnect_to_receipt: figure(median(rounds.map(({ receiptMs }) => receiptMs)), 'ms', goal('D1', 5_000)),
  })
  bench.keep(await measureResending(place))
  const { seconds, sentAgain, cuts } = await deliverOverNarrowLine(place)
  bench.keep({
    narrow_line_time: figure(seconds, 's'),
    narrow_line_cuts: figure(cuts, 'cuts'),
    narrow_line_sent_again: figure(sentAgain / 1024, 'KiB'),
  })
}

async function measureResending(place: Parameters<typeof resendByParts>[0]): Promise<Figures> {
  const whole = await resendWhole(place)
  const parts = await resendByParts(place)
  return {
    cut_upload_sent_again: figure(parts / 1024, 'KiB', goal('D2', 512)),
    cut_upload_sent_again_by_put: figure(whole / 1024, 'KiB'),
  }
}
