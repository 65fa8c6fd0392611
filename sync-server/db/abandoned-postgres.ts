import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 10_000
const STEP_MS = 25

/**
 * Ends the PostgreSQL that a killed server left behind on a cluster, and removes the sign of one that is gone.
 * Where the operating system ends it together with its parent, there is only the wait until it has done so.
 */
export async function stopAbandonedPostgres(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = runningPid(pidFile, cluster)
  if (pid !== undefined) {
    signal(pid)
    for (let waited = 0; waited < PATIENCE_MS && runningPid(pidFile, cluster) !== undefined; waited += STEP_MS) {
      await wait(STEP_MS)
    }
  }
  // Its number may belong to another program by now (a restarted container); PostgreSQL would believe in that one.
  if (existsSync(pidFile) && runningPid(pidFile, cluster) === undefined) rmSync(pidFile, { force: true })
}

/** The process of the file if it lives and, as far as the system tells, is the PostgreSQL of this very cluster. */
function runningPid(pidFile: string, cluster: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster) ? pid : undefined
    }
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It ended in between.
  }
}
