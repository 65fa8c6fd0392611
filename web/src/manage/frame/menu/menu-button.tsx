import { Box } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#web/kit/ui/button.ts'
import { panelPlace, panelStyle } from './panel-style.ts'
import { useDisclosed } from './use-disclosed.ts'

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  /** What is shown below the button is called so, and the button where it shows a sign. */
  name: string
  shows: ReactNode
  /** @param close gives the focus back to the button */
  children: (close: () => void) => ReactNode
}

/** Shows something below itself, until somebody goes on elsewhere. */
export function MenuButton({ name, shows, children, ...looks }: MenuButtonProps) {
  const id = useId()
  const { isOpen, around, button, toggle, close } = useDisclosed()
  return (
    <Box ref={around} position="relative" flex="none" css={panelPlace}>
      <Button ref={button} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle} {...looks}>
        {shows}
      </Button>
      {isOpen && (
        // A press on words in it leaves the focus in it, and it open.
        <Box id={id} role="group" aria-label={name} tabIndex={-1} outline="none" css={panelStyle}>
          {children(close)}
        </Box>
      )}
    </Box>
  )
}
