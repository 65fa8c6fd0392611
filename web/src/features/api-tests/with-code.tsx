import { chakra } from '@chakra-ui/react'

/** A description as it is written in the contracts, where names stand between backticks. */
export const WithCode = ({ text }: { text: string }) =>
  text
    .split('`')
    // Every second part was between two of them.
    .map((part, at) => (at % 2 === 1 ? <Code key={at}>{part}</Code> : part))

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } })
