/** Whose values must not be seen; an address keeps what is not its password. */
const secrets = /_(KEY|KEY_ID|TOKEN|SECRET)$/

/** What each variable is set to, with secrets masked, as lines of an environment file. */
export function printConfig(names: readonly string[], variables: Record<string, string | undefined>): string {
  const lines = names.map((name) => {
    const value = variables[name]?.trim()
    return value ? `${name}=${masked(name, value)}` : `# ${name} is not set`
  })
  return lines.join('\n')
}

function masked(name: string, value: string): string {
  if (secrets.test(name)) return '***'
  if (!URL.canParse(value)) return value
  const url = new URL(value)
  if (url.password) url.password = '***'
  return url.href
}
