import { Flex, type FlexProps } from '@chakra-ui/react'

/** Buttons side by side as far as they fit, each as wide as its line allows and none wider than the screen. */
export const ButtonRow = (props: FlexProps) => (
  <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: '1 0 auto', maxWidth: '100%' } }} {...props} />
)
