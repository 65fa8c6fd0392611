import { Box } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '#web/kit/ui/button.ts'

/** Beside the heading of the list, where it moves no row when it comes. */
export function ArrivalsButton({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useLingui()
  return (
    <Box role="status" ms="auto">
      {count > 0 && (
        <Button
          variant="outline"
          aria-label={t`${plural(count, { one: '# new application', other: '# new applications' })}`}
          onClick={onShow}
        >
          <Plural value={count} one="# new" other="# new" />
        </Button>
      )}
    </Box>
  )
}
