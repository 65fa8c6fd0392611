// autocannon comes without types; this is what is used of it.
declare module 'autocannon' {
  interface Options {
    url: string
    headers?: Record<string, string>
    connections: number
    /** In seconds. */
    duration: number
  }

  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
  }

  const run: (options: Options) => Promise<Result>
  // oxlint-disable-next-line import/no-default-export
  export default run
}
