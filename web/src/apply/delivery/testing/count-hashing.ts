/** How many hashes are being computed: they take real time, in which no virtual time may pass. */
export const countHashing = (): (() => number) => {
  let open = 0
  const { subtle } = crypto
  const digest = subtle.digest.bind(subtle)
  Object.defineProperty(subtle, 'digest', {
    configurable: true,
    value: (...input: Parameters<typeof digest>) => {
      open += 1
      return digest(...input).finally(() => {
        open -= 1
      })
    },
  })
  return () => open
}
