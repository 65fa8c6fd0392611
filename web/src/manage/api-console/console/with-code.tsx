import { chakra } from '@chakra-ui/react'

/** A description as it is written in the contracts, where names stand between backticks. */
export const WithCode = ({ text }: { text: string }) =>
  [...text.matchAll(/`([^`]+)`|[^`]+/g)].map(({ 0: words, 1: name, index: place }) =>
    name === undefined ? words : <Code key={place}>{name}</Code>,
  )

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' } })
