import { spawn } from 'node:child_process'

/** Runs a program in our terminal. @throws when it fails */
export async function runProgram(file: string, args: string[], variables: Record<string, string> = {}): Promise<void> {
  const code = await exitCodeOf(file, args, variables)
  if (code !== 0) throw new Error(`${[file, ...args].join(' ')} ended with ${code ?? 'a signal'}`)
}

export async function exitCodeOf(
  file: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...variables } })
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
