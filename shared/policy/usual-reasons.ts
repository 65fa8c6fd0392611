/** Why several countries have the same rule, in the words of all of them. */
export const usualReasons = {
  contract: /*i18n*/ {
    id: 'why.contract',
    message: 'the contract depends on it, and nobody is asked who they are; no source of its own',
  },
  neighbours: /*i18n*/ {
    id: 'why.neighbours',
    message: 'voluntary as in the neighbouring countries; no source of its own',
  },
}
