import { Box, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'
import { LinkButton } from '#web/kit/ui/button.ts'
import { BackIcon, SignInIcon } from '#web/kit/ui/icons.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Mark } from './mark.tsx'
import { SkipLink } from './skip-link.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface PageProps {
  /** Of the document, before the product's name. */
  title: string
  /** Where the back button leads; without it the mark stands there. */
  back?: string
  /** Shows the door for managers. */
  signIn?: true | ReactNode
  width?: 'form' | 'wide'
  footer?: ReactNode
  children: ReactNode
}

/** The frame of every page: skip link, header with mark and language, one column, footer. */
export function Page({ title, back, signIn, width = 'form', footer, children }: PageProps) {
  const { t } = useLingui()
  useDocumentTitle(title)

  return (
    <>
      <SkipLink />
      <Box as="header" borderBottomWidth="1px">
        <Flex align="center" wrap="wrap" gap="2" maxW={width} mx="auto" px="4" minH="14">
          {back && (
            <LinkButton to={back} aria-label={t`Back`} variant="ghost" size="icon" ms="-2">
              <BackIcon />
            </LinkButton>
          )}
          <Flex asChild align="center" gap="2" fontWeight="bold" fontSize="lg" textDecoration="none" minH="11">
            <Link to={paths.landing}>
              <Box as="span" color="pine.fg">
                <Mark />
              </Box>
              <Box as="span" translate="no" css={back ? hiddenWhenNarrow : {}}>
                {brand}
              </Box>
            </Link>
          </Flex>
          <Flex ms="auto" align="center" justify="flex-end" wrap="wrap">
            <LanguageSwitcher />
            {signIn === true ? (
              <LinkButton
                to={paths.adminLogin}
                aria-label={t`Log in as a property manager`}
                variant="ghost"
                size="icon"
              >
                <SignInIcon />
              </LinkButton>
            ) : (
              signIn
            )}
          </Flex>
        </Flex>
      </Box>
      {/* A new page has the focus: what it is called is read out. */}
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        aria-label={title}
        flex="1"
        w="full"
        maxW={width}
        mx="auto"
        px="4"
        py="6"
      >
        {children}
      </Box>
      {footer && (
        <Box as="footer" borderTopWidth="1px" color="fg.muted" fontSize="sm">
          <Box maxW={width} mx="auto" px="4" py="4">
            {footer}
          </Box>
        </Box>
      )}
    </>
  )
}

const brand = 'Einzug'

/** Beside a back button the mark alone has to do on the narrowest phones; the name is still read out. */
const hiddenWhenNarrow = { '@media (max-width: 23rem)': { position: 'absolute', clipPath: 'inset(50%)' } } as const
