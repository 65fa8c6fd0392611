import { ChakraProvider } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ComponentType, type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { onForgotten } from '#web/apply/returning/forgotten.ts'
import { paths } from '#web/kit/address/paths.ts'
import { Frame } from '#web/kit/frame/frame.tsx'
import { system } from '#web/kit/theme/system.ts'
import { lazyPart } from '#web/kit/ui/lazy-part.tsx'
import { useDeviceUsed } from '#web/kit/ui/use-device-used.ts'
import { BugBoundary } from './bug-boundary.tsx'
import { OnNavigation } from './on-navigation.tsx'
import { notFoundPage, routes } from './routes.tsx'
import { UpdateBanner } from './update-banner.tsx'
import { ScreenIsAlive, useScreenStands } from './when-screen-stands.ts'

/** @param Router the browser's, or one of a page that is rendered ahead of time, whose markup the browser then takes over */
export const App = ({ Router }: { Router: ComponentType<{ children: ReactNode }> }) => (
  <StrictMode>
    <ChakraProvider value={system}>
      <I18nProvider i18n={i18n}>
        <Frame>
          <Router>
            <Screens />
            <OnNavigation />
            <UpdateBanner />
            <LaterParts />
            <FollowForgetting />
          </Router>
        </Frame>
      </I18nProvider>
    </ChakraProvider>
  </StrictMode>
)

const BesidePage = lazyPart(async () => (await import('./beside/beside-page.tsx')).BesidePage)
const OutboxBanner = lazyPart(async () => (await import('./later/later-parts.ts')).OutboxBanner, 'later')

function LaterParts() {
  const isUsed = useDeviceUsed()
  return (
    useScreenStands() && (
      <>
        {isUsed && <OutboxBanner />}
        <BesidePage />
      </>
    )
  )
}

/** Where everything was removed in another tab, this one shows nothing of it any longer: from its first moment on. */
function FollowForgetting() {
  useEffect(() => onForgotten(() => location.replace(paths.landing)), [])
  return null
}

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
      <ScreenIsAlive />
    </Suspense>
  </BugBoundary>
)
