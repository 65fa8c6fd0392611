import { Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import PenIcon from '~icons/lucide/pencil'
import { Button } from '#web/kit/ui/button.ts'
import { TrashIcon } from '#web/kit/ui/icons.tsx'
import { WaitingMark } from '#web/manage/changes/waiting-mark.tsx'
import type { Shown } from '#web/manage/records/use-records.ts'
import { DialogButton } from '#web/manage/ui/dialog/dialog-button.tsx'
import { RenameView } from './rename-view.tsx'

interface ViewLineProps {
  view: Shown<'view'>
  /** It is what is looked at. */
  isOpen: boolean
  onOpen: () => void
  onRemove: () => void
}

/** A view of the team, and what can be done with it. */
export function ViewLine({ view, isOpen, onOpen, onRemove }: ViewLineProps) {
  const { t } = useLingui()
  const { name } = view
  return (
    <Flex as="li" align="center" wrap="wrap">
      <Button
        variant="ghost"
        flex="1 1 8rem"
        minW="0"
        justifyContent="flex-start"
        textAlign="start"
        css={low}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        {name}
      </Button>
      <DialogButton
        variant="ghost"
        size="icon"
        css={low}
        aria-label={t`Rename: ${name}`}
        title={t`Rename`}
        renderDialog={(close) => <RenameView view={view} onClose={close} />}
      >
        <PenIcon />
      </DialogButton>
      <Button
        variant="ghost"
        size="icon"
        css={low}
        aria-label={t`Delete: ${name}`}
        title={t`Delete`}
        onClick={onRemove}
      >
        <TrashIcon />
      </Button>
      <WaitingMark waiting={view.waiting} />
    </Flex>
  )
}

/** As low as a line of a desk, where nobody needs a thumb's size. */
export const low = {
  overflowWrap: 'anywhere',
  fontSize: 'sm',
  '&[aria-current]': { background: 'pine.subtle' },
  '@media (pointer: fine)': { minHeight: '36px', minWidth: '36px', paddingBlock: '4px' },
} as const
