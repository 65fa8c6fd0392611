import { Trans, useLingui } from '@lingui/react/macro'
import ChartsIcon from '~icons/lucide/chart-column'
import { Button } from '#web/kit/ui/button.ts'
import { unseen } from '#web/kit/ui/fitting.ts'
import { useOpened } from './use-opened.ts'

/** Shows pictures in the place of a list, or the list again; which of them stands in the address, and Back leads to the list. */
export function ChartsButton() {
  const { t } = useLingui()
  const { value, open, close } = useOpened(CHARTS)
  const isOpen = value !== undefined
  return (
    <Button
      variant="ghost"
      px="2"
      title={isOpen ? t`Back to the list` : t`Charts`}
      {...(isOpen && { bg: 'pine.subtle' })}
      // A phone has room for the sign.
      css={{ '@media (max-width: 61.99rem)': { '& > span': unseen } }}
      onClick={isOpen ? close : () => open('all')}
    >
      <ChartsIcon />
      <span>{isOpen ? <Trans>Back to the list</Trans> : <Trans>Charts</Trans>}</span>
    </Button>
  )
}

/** Of the address. */
export const CHARTS = 'charts'
