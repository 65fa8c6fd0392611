import { ChakraProvider } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Frame } from '#web/kit/frame/frame.tsx'
import { system } from '#web/kit/theme/system.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { BugBoundary } from './bug-boundary.tsx'
import { OnNavigation } from './on-navigation.tsx'
import { notFoundPage, routes } from './routes.tsx'
import { UpdateBanner } from './update-banner.tsx'
import { useScreenStands } from './when-screen-stands.ts'

export const App = () => (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <Screens />
        <OnNavigation />
        <UpdateBanner />
        <LaterParts />
      </BrowserRouter>
    </Providers>
  </StrictMode>
)

/** What a page needs around it, in the browser and when it is rendered ahead of time. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    <I18nProvider i18n={i18n}>
      <Frame>{children}</Frame>
    </I18nProvider>
  </ChakraProvider>
)

const BesidePage = lazyPart(async () => (await import('./later/later-parts.ts')).BesidePage, 'later')
const LaterParts = () => useScreenStands() && <BesidePage />

const Screens = () => (
  <BugBoundary>
    {/* Nothing while a page loads: it comes from the device, and a spinner for 20 ms is only a flicker. */}
    <Suspense fallback={null}>
      <Routes>
        {routes.map(({ path, page: { Page } }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<notFoundPage.Page />} />
      </Routes>
    </Suspense>
  </BugBoundary>
)
