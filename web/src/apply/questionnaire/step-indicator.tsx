import { Box, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Section, sections } from '#shared/application/sections.ts'
import { sectionNames } from '#web/kit/i18n/texts.ts'
import { Text } from '#web/kit/ui/typography.ts'

/** Numbers on a phone, names on a desktop; each leads straight to its section (applicant.md, Questionnaire). */
export function StepIndicator({ section, goTo }: { section: Section; goTo: (section: Section) => void }) {
  const { t, i18n } = useLingui()
  const current = sections.indexOf(section)
  const step = current + 1
  const total = sections.length
  return (
    <Flex asChild align="center" wrap="wrap" gap="3" mb="4">
      <nav aria-label={t`Steps`}>
        <Text color="fg.muted" fontSize="sm" fontWeight="medium" me="auto">
          <Trans>
            Step {step} of {total}
          </Trans>
        </Text>
        <Flex as="ol" wrap="wrap" gap="2" listStyleType="none">
          {sections.map((each, index) => (
            <li key={each}>
              <Box
                asChild
                display="flex"
                alignItems="center"
                justifyContent="center"
                minW="11"
                minH="11"
                px={{ base: '0', md: '3' }}
                borderRadius="full"
                borderWidth="1px"
                fontSize="sm"
                fontWeight="semibold"
                cursor="pointer"
                {...(index === current
                  ? { bg: 'pine.solid', color: 'pine.contrast', borderColor: 'pine.solid' }
                  : { bg: 'bg.panel', color: index < current ? 'pine.fg' : 'fg.muted', borderColor: 'line.field' })}
              >
                <button
                  type="button"
                  aria-label={`${index + 1} ${i18n._(sectionNames[each])}`}
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => goTo(each)}
                >
                  <Box as="span" display={{ base: 'inline', md: 'none' }}>
                    {index + 1}
                  </Box>
                  <Box as="span" display={{ base: 'none', md: 'inline' }}>
                    {i18n._(sectionNames[each])}
                  </Box>
                </button>
              </Box>
            </li>
          ))}
        </Flex>
      </nav>
    </Flex>
  )
}
