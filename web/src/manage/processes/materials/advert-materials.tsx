import { Box, Flex } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { completeLanguages, isComplete, languageNames } from '#shared/languages.ts'
import { shownComplete } from '#web/kit/i18n/start-language.ts'
import { Text } from '#web/kit/ui/typography.ts'
import { type Paper, papers } from '#web/manage/processes/advert/paper.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { Choice } from '#web/manage/ui/choice.tsx'
import { Options } from '#web/manage/ui/options.tsx'
import { PortalText } from './portal-text.tsx'
import { PosterButton } from './poster-button.tsx'
import { useAdvert } from './use-advert.ts'

/** A poster and a text for portals, in the language of those who are looked for. */
export function AdvertMaterials({ process }: { process: Shown<'process'> }) {
  const [language, setLanguage] = useState(shownComplete)
  const [paper, setPaper] = useState<Paper>('A4')
  const advert = useAdvert(process, language)
  return (
    <Box display="grid" gap="4" mt="4">
      <Flex gap="3" css={{ '& > *': { flex: '1 1 0' } }}>
        <Choice
          label={<Trans>Language</Trans>}
          value={language}
          onChange={(chosen) => isComplete(chosen) && setLanguage(chosen)}
        >
          <Options of={completeLanguages} words={(each) => languageNames[each]} />
        </Choice>
        <Choice
          label={<Trans>Paper</Trans>}
          value={paper}
          onChange={(chosen) => setPaper((before) => papers.find((each) => each === chosen) ?? before)}
        >
          <Options of={papers} words={(each) => each} />
        </Choice>
      </Flex>
      {advert && <PosterButton advert={advert} paper={paper} language={language} />}
      {advert && <PortalText advert={advert} />}
      <Text role="alert" color="danger.fg">
        {advert === null && (
          <Trans>The words of the advert could not be loaded. Please open it again in a minute.</Trans>
        )}
      </Text>
    </Box>
  )
}
