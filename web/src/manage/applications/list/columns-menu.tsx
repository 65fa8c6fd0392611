import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import ColumnsIcon from '~icons/lucide/columns-3'
import { tickStyle } from '#web/kit/ui/later/tick-style.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { type Column, columns, withColumn } from '#web/manage/applications/rows/columns.ts'
import { MenuButton } from '#web/manage/frame/menu/menu-button.tsx'
import { columnNames } from './column-names.ts'

interface ColumnsMenuProps {
  chosen: readonly Column[]
  onChoose: (columns: readonly Column[]) => void
}

/** Which columns stand beside the name. They stand in the address as the rest does: a link and a saved view bring them along. */
export function ColumnsMenu({ chosen, onChoose }: ColumnsMenuProps) {
  const { t, i18n } = useLingui()
  return (
    <Box css={inHead}>
      <MenuButton
        name={t`Columns`}
        shows={<ColumnsIcon />}
        variant="ghost"
        size="icon"
        aria-label={t`Columns`}
        title={t`Columns`}
      >
        {() => (
          <Box px="4" css={tickStyle}>
            {columns.map((column) => (
              <Flex asChild key={column} gap="3" align="center" css={choice}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(column)}
                    onChange={(event) => onChoose(withColumn(chosen, column, event.currentTarget.checked))}
                  />
                  {i18n._(columnNames[column].name)}
                </label>
              </Flex>
            ))}
            <Text mt="2" color="fg.muted" fontSize="sm" maxW="14rem">
              <Trans>What has no room at this width is left out.</Trans>
            </Text>
          </Box>
        )}
      </MenuButton>
    </Box>
  )
}

/** At the end of the headers, and no part of the table. */
const inHead = {
  position: 'sticky',
  top: 'var(--frame-top, 0px)',
  zIndex: 3,
  display: 'flex',
  justifyContent: 'flex-end',
  height: 0,
  '& > div > button': {
    color: 'fg.muted',
    '@media (pointer: fine)': { minHeight: '36px', minWidth: '36px', paddingBlock: '0' },
  },
} as const
const choice = {
  minHeight: '44px',
  cursor: 'pointer',
  fontSize: 'sm',
  '@media (pointer: fine)': { minHeight: '32px' },
} as const
